import fc from "fast-check";

// `npm test` decides over a change and is repeatable: what it says is about the change, not about luck. `npm run test:all`
// tries new inputs each time, and names the seed of what it finds.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20261121 });
