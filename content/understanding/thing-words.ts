/** Things, places and manners that callers tell a desk of in a word or two, lower case and without accents: nobody is called so. */
export const THING_WORDS: ReadonlySet<string> = new Set(
  `basement attic garage driveway yard backyard porch hallway kitchen bathroom bedroom upstairs downstairs door doors doorbell gate code lockbox buzzer bell key keys floor ceiling wall window stairs front back side rear left inside outside apartment apt unit suite building condo duplex trailer house home address town city county zip
   sink toilet tub shower faucet drain drains pipe pipes sewer septic pump valve leak leaks heater furnace boiler ac thermostat filter vent duct radiator hose meter water gas heat hot cold outlet outlets switch breaker panel wire wiring light lights lamp fan charger generator roof gutter shingle fence deck
   tank stove oven dryer washer dishwasher fridge refrigerator freezer disposal microwave appliance parts part warranty estimate quote repair repairs install installation replacement service inspection maintenance
   haircut cut trim color colour highlights balayage blowout perm bangs layers roots curls style nails manicure pedicure facial wax brows lashes gel polish beard fade shave stylist salon
   bike bicycle wheel tire tires brake brakes chain size small medium large color red blue green black white order pickup delivery stock receipt return refund exchange shop store
   refill prescription pharmacy invoice bill account policy claim insurance card cash check checks zelle venmo landlord landlady tenant tenants owner manager super roommate
   either whichever text texts texting voicemail cell mobile landline email fax website online
   apartamento departamento depto piso edificio casa calle avenida puerta timbre codigo clave porton sotano cochera garaje cocina bano cuarto techo pared ventana llave lavabo fregadero inodoro taza tina regadera drenaje tubo tuberia fuga gotera calentador caldera agua gas luz enchufe contacto foco cable interruptor
   corte tinte mechas unas peinado ondulado cejas pestanas factura recibo efectivo tarjeta cheque dueno duena inquilino
   toque toca fuerte atras adelante arriba abajo enfrente lado esquina hace falta espere momento nomas apenas ahorita temprano rapido cuanto antes favor ningun ninguno ninguna cualquiera usual siempre`
    .split(/\s+/)
    .filter(Boolean),
);
