import "./fault.css";

/** What is wrong with a field: in a person's words, and then the rule as every answer of the site says it. */
export const Fault = ({ help, rule }: { help: string; rule: string }) => (
  <span>
    <b className="fault">{help}</b> <small className="fault">{rule}</small>
  </span>
);
