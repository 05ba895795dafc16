import { printRules } from '@shopfront/field-data';
import { ADD_ON_PAGES } from './add-ons';
import { BEHAVIOR_FILES } from './behaviors';
import { COVERAGE_PAGE } from './coverage';
import { orderStateTable } from './order-state-machine';
import { shopOptions } from './shop-options';

const NOTE =
	'<!-- Generated from the source by `npm run generate`: do not edit. -->';

export const GENERATED_FILES: Readonly< Record< string, () => string > > = {
	...BEHAVIOR_FILES,
	...COVERAGE_PAGE,
	'php-stubs/field-data/rules.json': printRules,
	...Object.fromEntries(
		Object.entries( {
			'demo-shop/OPTIONS.md': shopOptions,
			'docs/contribute/order-state-machine.md': orderStateTable,
			...ADD_ON_PAGES,
		} ).map( ( [ path, print ] ) => [
			path,
			() => `${ NOTE }\n\n${ print() }`,
		] )
	),
};
