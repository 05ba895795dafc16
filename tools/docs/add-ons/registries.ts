import {
	REGISTRY_DEFINITIONS,
	type RegistryDefinition,
} from '../registry-definitions';
import { LOOKUP_LIMIT_MS } from '../../../packages/extensibility/address/address-lookups';
import {
	code,
	example,
	FIRST_VERSION,
	propertyTable,
	table,
} from '../markdown';
import type { ReadTypes } from '../read-types';

const PAGES: Readonly< Record< keyof typeof REGISTRY_DEFINITIONS, string > > = {
	paymentMethods: 'payment-methods.md',
	expressMethods: 'express-payment-methods.md',
	extensionCallbacks: 'payment-methods.md',
	addressLookups: '#address-lookups',
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
			// Throws if the type isn't published.
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

## Address lookups

${ read( 'AddressLookupConfig' ).description } The checkout asks it when a shopper has entered a complete postcode of one of its
countries and the city or the state is empty.

${ example( 'address-lookup.ts' ) }

${ propertyTable( read( 'AddressLookupConfig' ) ) }

The function receives:

${ propertyTable( read( 'AddressLookupQuery' ) ) }

It returns a list of places, or a promise of it:

${ propertyTable( read( 'AddressPlace' ) ) }

- Only empty fields are filled, and fields that a lookup has filled and the shopper has not edited. The shopper can undo it.
- Several places, and places that contradict the state on the form, are a choice.
- An answer is ignored if the postcode has changed, after ${ LOOKUP_LIMIT_MS } ms, and while the order is placed. \`signal\` is aborted then.
- Errors and invalid answers are logged and counted; the form works as without a lookup.
- Fields have the order of their country's locale. A server that wants the postcode before the city sends a smaller
  \`index\` for it (\`woocommerce_get_country_locale\` on WordPress), so that the first paint already has that order.

The registration function returns a function that removes the lookup.

## Suggested addresses

Providers for the address autocompletion of the platform work too. They are not registered by a function, but added to an
object. The page uses the first provider whose \`canSearch\` returns true for the country, in the order of the setting
\`addressAutocompleteProviders\`; its \`branding_html\` shows below the suggestions. Without the setting, all providers are
used.

${ example( 'address-provider.ts' ) }

${ propertyTable( read( 'AddressProvider' ) ) }

Suggestions appear from three typed characters on, at most five. A selected address replaces the values of its fields, and the
shopper can undo it.

## \`ProductCollectionConfig\`

${ read( 'ProductCollectionConfig' ).description } Only block editors use it.

${ propertyTable( read( 'ProductCollectionConfig' ) ) }
`;
