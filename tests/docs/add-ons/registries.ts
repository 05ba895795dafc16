import {
	REGISTRY_DEFINITIONS,
	type RegistryDefinition,
} from '../registry-definitions';
import { code, FIRST_VERSION, propertyTable, table } from '../markdown';
import type { ReadTypes } from '../read-types';

const PAGES: Readonly< Record< keyof typeof REGISTRY_DEFINITIONS, string > > = {
	paymentMethods: 'payment-methods.md',
	expressMethods: 'express-payment-methods.md',
	extensionCallbacks: 'payment-methods.md',
	blockComponents: 'blocks.md',
	createCheckoutBlocks: 'blocks.md',
	plugins: 'slots.md',
	productCollections: '#productcollectionconfig',
};

const isRegistry = (
	name: string
): name is keyof typeof REGISTRY_DEFINITIONS => name in REGISTRY_DEFINITIONS;

/** docs/add-ons/registries.md */
export const registriesPage = ( read: ReadTypes ): string => `# Registries

Registries collect registrations of add-ons.

${ table(
	[
		'Registry',
		'Add',
		'Remove',
		'Read',
		'Key',
		'On a duplicate key',
		'On an invalid value',
		'Default',
		'Since',
	],
	Object.keys( REGISTRY_DEFINITIONS )
		.filter( isRegistry )
		.map( ( name ) => {
			const point: RegistryDefinition = REGISTRY_DEFINITIONS[ name ];
			// Throws if the type is not published.
			read( point.config );
			return [
				`[${ point.what }](${ PAGES[ name ] })`,
				`${ code( `${ point.global }.${ point.register }` ) } (${ code( point.config ) })`,
				point.remove ? code( point.remove ) : 'not possible',
				point.read ? code( point.read ) : 'not possible',
				point.key,
				`the ${ point.combines } one wins`,
				point.onInvalid === 'throws'
					? 'the function throws an error that describes the problem'
					: 'it is ignored and logged to the console',
				point.default,
				FIRST_VERSION,
			];
		} )
) }

## \`ProductCollectionConfig\`

${ read( 'ProductCollectionConfig' ).description } Only block editors use it.

${ propertyTable( read( 'ProductCollectionConfig' ) ) }
`;
