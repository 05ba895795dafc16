import { ADD_ON_PAGES } from './add-ons';
import { orderStateTable } from './order-state-machine';

const NOTE =
	'<!-- Generated from the source by `npm run docs`: do not edit. -->';

/** Pages that are generated from the code, by path. */
export const GENERATED_PAGES: Readonly< Record< string, () => string > > =
	Object.fromEntries(
		Object.entries( {
			'docs/order-state-machine.md': orderStateTable,
			...ADD_ON_PAGES,
		} ).map( ( [ path, print ] ) => [
			path,
			() => `${ NOTE }\n\n${ print() }`,
		] )
	);
