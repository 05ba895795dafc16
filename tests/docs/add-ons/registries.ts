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

What add-ons bring, and the page keeps a list of.

${ table(
	[
		'What',
		'Added by',
		'Taken away by',
		'Asked for by',
		'Known by',
		'Of two with one key',
		'When it is wrong',
		'Without any',
		'Since',
	],
	Object.keys( REGISTRY_DEFINITIONS )
		.filter( isRegistry )
		.map( ( name ) => {
			const point: RegistryDefinition = REGISTRY_DEFINITIONS[ name ];
			// Throws where the type is not published.
			read( point.config );
			return [
				`[${ point.what }](${ PAGES[ name ] })`,
				`${ code( `${ point.global }.${ point.register }` ) } (${ code( point.config ) })`,
				point.remove ? code( point.remove ) : 'it stays',
				point.read ? code( point.read ) : 'nobody',
				point.key,
				`the ${ point.combines } one counts`,
				point.onInvalid === 'throws'
					? 'the function throws, with what is wrong'
					: 'developers are told on the console, and it is left out',
				point.default,
				FIRST_VERSION,
			];
		} )
) }

## \`ProductCollectionConfig\`

${ read( 'ProductCollectionConfig' ).description } Only an editor of blocks has a use for one.

${ propertyTable( read( 'ProductCollectionConfig' ) ) }
`;
