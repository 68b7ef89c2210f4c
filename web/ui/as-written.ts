/** Ten digits said one by one, as a voice reads them back: '4 1 5, 5 5 5, 0 1 9 2'. */
const SPELLED = /(?<![\d(])\d(?:[\s,.]+\d){9}(?!\d)/g;

/** A free number, as a voice reads it: '1, 800, 2 2 2, 1 2 2 2'. */
const FREE = /\b1, (8\d\d), (\d) (\d) (\d), (\d) (\d) (\d) (\d)(?!\d)/g;

/** Words that were made to be spoken, as they are read: a telephone number in its usual form. */
export const asWritten = (said: string): string =>
  said
    .replace(FREE, "1-$1-$2$3$4-$5$6$7$8")
    .replace(SPELLED, (digits) =>
      digits.replace(/\D/g, "").replace(/^(\d{3})(\d{3})(\d{4})$/, "($1)\u00a0$2-$3"),
    );
