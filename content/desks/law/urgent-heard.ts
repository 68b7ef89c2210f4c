/** What cannot wait at a law firm and is no matter for 911: patterns of plain, lower-case words. */
export const urgentHeard: readonly string[] = [
  "arrested",
  "in (jail|custody of the police|police custody)",
  "under arrest",
  "(cops|police|officers?)( \\S+){0,3} (took|taken|have|holding|picked up|detained|grabbed)( .*)?",
  "(being )?held (at|in|by|downtown)( .*)?",
  "detained",
  "(got|gets|was|were|been|being) (picked up|busted|nabbed|hauled in|taken in|pulled in|booked|popped)( \\S+){0,3} for (a |an )?(dui|dwi|drunk|driv\\p{L}+|assault|theft|fighting|drugs|possession|shoplifting|stealing|something|nothing)( .*)?",
  "(got|gets) (himself|herself|themselves|myself) (picked up|hauled in|taken in|pulled in|locked up|thrown in)( .*)?",
  "(they|cops|police|officers?) (just )?(picked up|took in|hauled off|took away|grabbed) (my|our|his|her) (son|brother|husband|wife|dad|father|boy|kid|nephew|sister|daughter|mom|cousin|boyfriend|girlfriend|friend|grandson)( .*)?",
  "(sitting|stuck|sits|been|is) in (a|the|some) (cell|holding cell|lockup|county jail|drunk tank)( .*)?",
  "locked up",
  "police (are|is) (here|at my)",
  // One that is wanted, was served or is broken; not one that somebody else once had.
  "(need|want|get|getting|file|filing|served|serve|apply|applying|renew|extend)( \\S+){0,5} restraining order",
  "(violat\\p{L}+|broke|breaks|breaking|ignor\\p{L}+|past)( \\S+){0,3} restraining order",
  "restraining order( \\S+){0,2} (against (me|him|her|my)|today|now|hearing|expires|isn't|doesn't)",
  // Children who are not where they are to be.
  "(didn't|did not|hasn't|won't|will not|never|refuses to|refused to|is not|isn't) (bring|brought|give|giving|return|returned|returning|bringing|drop|dropped|send|sent) (?:(?:me|us|her|him) )?(the|my|our|her|his|their) (kids|kid|children|child|son|daughter|boys?|girls?|baby|grandkids|grandchildren)( back| off| home)?",
  "(kept|keeping|holding on to) (the|my|our|her|his|their) (kids|children|son|daughter|boys|girls)( \\S+){0,3} (past|after|longer|over|beyond)( .*)?",
  "(took|taken|taking) (the|my|our|her|his) (kids|children|son|daughter|boys|girls)( \\S+){0,3} (and|won't|out of (?:the )?(?:state|country)|without|gone)( .*)?",
  "no (me|le|nos) (?:ha |quiere )?(devolvi.|devuelto|devolver|devuelve|regres.|regresa) a? ?(los|las|mis|sus) (ni.os|ni.as|hijos|hijas)",
  "served (today|with papers)",
  "(was|were|been|being|got|get|getting) served( \\S+){0,12} days?( .*)?",
  // Within days; a weekday counts where nobody stands beside them.
  "(court|hearing|trial|deposition)( date| day| hearing)?('s| is| was set for| starts| set for)?( \\S+)? (tomorrow|today|tonight|in the morning|the day after tomorrow|day after tomorrow|in (one|two|three|four|1|2|3|4) days)",
  "(court|hearing|trial|deposition)( date| day| hearing)?('s| is| was set for| starts| set for)?( \\S+)? (this |on )?(monday|tuesday|wednesday|thursday|friday)( \\S+){0,4} (nobody|no lawyer|no attorney|no one|alone|by myself|without a lawyer|need a lawyer)",
  "(until|till|til|by|before|only have|(gives?|gave|given|leaves?|left) (me|us|her|him)( until| till)?) (\\S+ )?(tomorrow|tonight|today|noon|midnight|the weekend|the end of (the|this) week|(this )?(monday|tuesday|wednesday|thursday|friday)|(one|two|three|four|five|1|2|3|4|5) days)( \\S+)? to (answer|respond|reply|file|appeal|object|move out|get out|leave|vacate|pay|sign|appear|show up)( .*)?",
  "(have|got|gotta|must|need|needs|supposed|due) to (answer|respond|reply|file|appeal|object|move out|get out|vacate|appear)( \\S+){0,4} by (tomorrow|tonight|today|noon|midnight|the end of (the|this) week|(this )?(monday|tuesday|wednesday|thursday|friday))( .*)?",
  "(tengo|tenemos|tiene|hay|es) (la |mi |una )?(corte|audiencia|juicio|cita en la corte)( es)? (hoy|ma.ana|pasado ma.ana|el (lunes|martes|mi.rcoles|jueves|viernes)|en (uno|dos|tres|cuatro|2|3|4) d.as)",
  "(hasta|antes) (de |del |el )?(hoy|ma.ana|pasado ma.ana|lunes|martes|mi.rcoles|jueves|viernes) para (contestar|responder|salir|salirme|salirnos|desalojar|pagar|firmar|apelar)( .*)?",
  "(in front of|before|sees?|facing|going (up )?(before|to see)) (a|the) judge( \\S+)? (tomorrow|today|tonight|in the morning|this morning|this afternoon)",
];
