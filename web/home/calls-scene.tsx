import { Scene } from "./scene.tsx";

const calls = [
  { at: "7:04 pm", what: "Dana, cleaning", result: "Booked", tag: "tag tag-ok" },
  { at: "8:31 pm", what: "A new patient’s mother", result: "Message", tag: "tag" },
  { at: "9:12 pm", what: "Toothache, swelling", result: "Put through", tag: "tag tag-stop" },
];

/** An evening's calls, and what came of each. */
export function CallsScene() {
  return (
    <Scene
      caller={[0, 0, 6, 14, 24, 12, 28, 20, 9, 16, 5]}
      assistant={[8, 18, 30, 22, 34, 26, 12, 20, 28, 14, 24, 10, 4]}
    >
      <ul className="log">
        {calls.map(({ at, what, result, tag }) => (
          <li key={at}>
            <span className="num">{at}</span>
            <span>{what}</span>
            <span className={tag}>{result}</span>
          </li>
        ))}
      </ul>
    </Scene>
  );
}

/** Dana’s last questions. */
export function QuestionsScene() {
  return (
    <Scene
      caller={[0, 5, 12, 22, 10, 18, 6]}
      assistant={[6, 16, 28, 20, 32, 24, 14, 26, 18, 8, 12, 20, 10, 4]}
    >
      <div className="says">
        <p className="say">Is there parking?</p>
        <p className="say say-r">Yes, behind the building. The first two hours are free.</p>
        <p className="say">And do you take my plan?</p>
      </div>
    </Scene>
  );
}
