/**
 * Languages in which prompts come and in which this writer cannot write; `heard` are words that a prompt has many of,
 * no names and no loans, and `no` says in each what can be done.
 */
export const languages: readonly { name: string; heard: RegExp; no: string }[] = [
  {
    name: "Spanish",
    heard:
      /(?<!\p{L})(?:el|los|las|una?|del?|la|al|para|por|con|que|sobre|cómo|como|qué|nuestr[oa]s?|escrib[ea]|haz|artículo|teléfono|clientes|llamadas?|cuando|y|en|dos|tres|cuatro|cinco|siete|diez)(?!\p{L})/gu,
    no: "Este redactor solo escribe en inglés y no traduce. Envíe el mismo encargo en inglés.",
  },
  {
    name: "French",
    heard:
      /(?<!\p{L})(?:le|la|les|des?|une?|du|aux?|pour|avec|sur|sans|comment|notre|nos|vos|écri(?:s|vez|re)|rédige[rz]?|article|téléphone|appels?|quand|et|dans|est|qui|deux|trois|quatre|cinq|sept|dix)(?!\p{L})/gu,
    no: "Ce rédacteur n’écrit qu’en anglais et ne traduit pas. Envoyez la même demande en anglais.",
  },
  {
    name: "German",
    heard:
      /(?<!\p{L})(?:der|die|das|den|dem|des|und|für|wie|man|eine?[mnrs]?|über|mit|ohne|am|im|ans|ins|beim|zum|zur|in|auf|von|bei|unser(?:e[mnrs]?)?|schreib(?:e|en)?|artikel|telefon|kunden|anrufe?n?|wenn|ist|nicht|zu|wir|sie|zwei|drei|vier|fünf|sieben|zehn)(?!\p{L})/gu,
    no: "Dieser Schreiber schreibt nur Englisch und übersetzt nicht. Bitte stellen Sie die Aufgabe auf Englisch.",
  },
  {
    name: "Portuguese",
    heard:
      /(?<!\p{L})(?:os?|uma?|d[aeo]s?|n[ao]s?|ao|para|com|sem|sobre|como|nosso|nossa|escreva|artigo|telefone|clientes|ligações|quando|não|em|que|dois|três|quatro|cinco|sete|dez)(?!\p{L})/gu,
    no: "Este redator escreve só em inglês e não traduz. Envie o mesmo pedido em inglês.",
  },
  {
    name: "Italian",
    heard:
      /(?<!\p{L})(?:il|lo|la|gli|una?|uno|d[ei]|del(?:la)?|al(?:la)?|nel(?:la)?|per|con|senza|che|come|nostr[oaie]|scrivi|articolo|telefono|clienti|chiamate|quando|e|in|due|tre|quattro|cinque|sette|dieci)(?!\p{L})/gu,
    no: "Questo redattore scrive solo in inglese e non traduce. Mandi la stessa richiesta in inglese.",
  },
  {
    name: "Dutch",
    heard:
      /(?<!\p{L})(?:de|het|een|van|voor|met|zonder|hoe|je|jouw|wij|onze?|schrijf|artikel|telefoon|klanten|als|is|niet|naar|op|bij|en|in|twee|drie|vier|vijf|zeven|tien)(?!\p{L})/gu,
    no: "Deze schrijver schrijft alleen Engels en vertaalt niet. Stuur dezelfde opdracht in het Engels.",
  },
];

/** Words without which hardly a sentence in English is written, and those of a prompt about the telephone. */
export const english =
  /(?<!\p{L})(?:the|an?|to|for|of|and|our|we|how|what|in|on|is|are|with|that|when|why|at|by|from|or|you|it|my|about|do|does|write|vs|versus|tips|checklist|phones?|calls?|callers?|calling|voicemail|policy|hours|mistakes|ways|reasons|questions|answers?|answering|reminders?|greetings?|booking|reservations|practices?|clinics?|offices?|firms?|shops?|small|business(?:es)?|customers|patients|guests|week|day|month|new)(?!\p{L})/gu;
