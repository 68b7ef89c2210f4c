/** Asks for a price of work that somebody has to look at first: 'I wanted a quote for a new roof'. */
export const FOR_A_PRICE =
  /(?<!\p{L})(?:(?:i|we)(?:'d| would|'m|'re| am| are)? (?:\S+ ){0,3}?(?:want|wanted|need|needed|like|get|looking for|calling for|calling about|after)|(?:can|could|may|would) (?:i|we|you|somebody|someone) (?:\S+ ){0,4}?(?:get|have|give|do|send)|looking for|looking to get|hoping to get|get) (?:me |us )?(?:a |an |some )?(?:\S+ )?(?:quote|estimate|bid|ballpark|rough (?:price|idea|number))(?!\p{L})|(?<!\p{L})(?:quiero|quisiera|necesito|busco|me (?:puede|podr[ií]a|da[n]?) (?:dar )?) ?(?:un |una )?(?:presupuesto|cotizaci[oó]n|estimado)(?!\p{L})/u;
/** Asks to have something of theirs done: 'can somebody service my furnace?' */
export const FOR_WORK =
  /^(?:(?:hi|hello|hey|yes|so|ok|okay|good|morning|afternoon|evening|there|um|uh|and) )*(?:i was wondering if |wondering if )?(?:can|could|would|will) (?:you|you guys|y'all|somebody|someone|anybody|anyone|one of you) (?:please |possibly |maybe )?(?:come (?:out )?(?:and |to |over and )?|come by and )?\p{L}+(?: \p{L}+){0,3} (?:my|our)(?!\p{L})/u;
