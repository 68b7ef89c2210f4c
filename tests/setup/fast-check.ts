import fc from "fast-check";

// A run that decides over a change is repeatable: what it says is about the change, not about luck. Every run on a
// developer's machine tries new inputs, and names the seed of what it finds.
if (process.env.CI) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20261121 });
