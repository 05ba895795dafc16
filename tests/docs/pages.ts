import { ADD_ON_PAGES } from './add-ons';
import { orderMachineTable } from './order-machine';

const NOTE =
	'<!-- Generated from the source by `npm run docs`: do not edit. -->';

/** Pages that are generated from the code, by path. */
export const GENERATED_PAGES: Readonly< Record< string, () => string > > =
	Object.fromEntries(
		Object.entries( {
			'docs/order-machine.md': orderMachineTable,
			...ADD_ON_PAGES,
		} ).map( ( [ path, print ] ) => [
			path,
			() => `${ NOTE }\n\n${ print() }`,
		] )
	);
