import { ADD_ON_PAGES } from './add-ons';
import { orderMachineTable } from './order-machine';

/** Pages that are made from the code, by path. */
export const GENERATED_PAGES: Readonly< Record< string, () => string > > = {
	'docs/order-machine.md': orderMachineTable,
	...ADD_ON_PAGES,
};
