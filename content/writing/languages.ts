/** Languages in which prompts come and in which this writer cannot write; `no` says so in each. */
export const languages: readonly { name: string; heard: RegExp; no: string }[] = [
  {
    name: "Spanish",
    heard:
      /\b(?:el|los|las|una|del|para|por|con|que|sobre|cómo|como|qué|nuestr[oa]s?|escrib[ea]|haz|artículo|clientes|llamadas?|cuando|y|en)\b/g,
    no: "Este redactor solo escribe en inglés y no traduce. Envíe el mismo encargo en inglés.",
  },
  {
    name: "French",
    heard:
      /\b(?:le|les|des|une|du|pour|avec|sur|comment|notre|nos|vos|écri(?:s|vez|re)|rédige[rz]?|article|appels?|quand|et|dans|est|qui)\b/g,
    no: "Ce rédacteur n’écrit qu’en anglais et ne traduit pas. Envoyez la même demande en anglais.",
  },
  {
    name: "German",
    heard:
      /\b(?:der|die|das|den|dem|und|für|wie|ein|eine|einen|über|mit|unser[en]?|schreib(?:e|en)?|artikel|kunden|anrufe?|wenn|ist|nicht|zu)\b/g,
    no: "Dieser Schreiber schreibt nur Englisch und übersetzt nicht. Bitte stellen Sie die Aufgabe auf Englisch.",
  },
  {
    name: "Portuguese",
    heard:
      /\b(?:os|uma|do|da|dos|das|para|com|sobre|como|nosso|nossa|escreva|artigo|clientes|ligações|quando|não|em|que)\b/g,
    no: "Este redator escreve só em inglês e não traduz. Envie o mesmo pedido em inglês.",
  },
];

/** Words without which hardly a sentence in English is written. */
export const english =
  /\b(?:the|an?|to|for|of|and|our|we|how|what|in|on|is|are|with|that|when|why|at|by|from|or|you|it|my|about|write|vs|versus|tips|checklist)\b/g;
