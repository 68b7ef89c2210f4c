import { passwordCost } from "../../server/account/passwords.ts";

// Nearly every test logs in, some a hundred times; what a real hash costs and holds, `passwords.test.ts` proves.
Object.assign(passwordCost, { memoryCost: 64, timeCost: 1 });
