// A button of React's and nothing else: what any press takes in this browser, on this machine, at this hour.
import { createElement, useState } from "react";
import { createRoot } from "react-dom/client";

function Counter() {
  const [count, setCount] = useState(0);
  return createElement("button", { onClick: () => setCount(count + 1) }, `Pressed ${count}`);
}
createRoot(document.body.appendChild(document.createElement("div"))).render(createElement(Counter));
