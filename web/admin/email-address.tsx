import { Fragment } from "react";

/** An e-mail address that breaks, where it must, before its @ and after a dot or a dash. */
export const EmailAddress = ({ of: address }: { of: string }) =>
  address.split(/(?=@)|(?<=[.-])/).map((part, i) => (
    <Fragment key={`${i}${part}`}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
