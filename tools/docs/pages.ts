import { ADD_ON_PAGES } from './add-ons';
import { BEHAVIOR_FILES } from './behaviors';
import { orderStateTable } from './order-state-machine';

const NOTE =
	'<!-- Generated from the source by `npm run generate`: do not edit. -->';

export const GENERATED_FILES: Readonly< Record< string, () => string > > = {
	...BEHAVIOR_FILES,
	...Object.fromEntries(
		Object.entries( {
			'docs/contribute/order-state-machine.md': orderStateTable,
			...ADD_ON_PAGES,
		} ).map( ( [ path, print ] ) => [
			path,
			() => `${ NOTE }\n\n${ print() }`,
		] )
	),
};
