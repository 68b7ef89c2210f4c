/** 'My calendar just says teeth, 2 pm. Is that you guys?': whether an appointment that is there is with this office. */
export const asksIfOurs = (text: string): boolean => IF_OURS.test(text) && SAYS_ONE.test(text);
const SAYS_ONE =
  /(?<!\p{L})(?:(?:calendar|phone|fridge|planner|note|card|paper|diary|sticky|schedule|agenda|calendario) (?:(?:and|it|just|only|which|that) )*(?:says|said|has|shows|reads|dice)|(?:written|wrote|penciled|pencilled|marked|apuntad[oa]) (?:\p{L}+ ){0,2}?(?:down|in|for|on|something|para|dentista|cita)?|(?:have|got|see|tengo) (?:something|a thing|an appointment|algo|una cita) (?:at|on|for|down|a las|el|para))(?!\p{L})/u;
export const IF_OURS =
  /(?<!\p{L})(?:is|was|would) (?:that|this|it) (?:be )?(?:with )?(?:you|y'all|yours|your place|you guys|you folks|you people)(?!\p{L})(?! (?:calling|that|who|talking|again))|(?<!\p{L})es con ustedes(?!\p{L})/u;
