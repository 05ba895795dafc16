import { STORE_KEYS } from '@shopfront/names';
import { code, example, functionTable, since } from '../markdown';
import type { ReadTypes } from '../read-types';

/** Names of the published types of each store. */
const TYPES: Record< keyof typeof STORE_KEYS, string > = {
	cart: 'Cart',
	checkout: 'Checkout',
	payment: 'Payment',
	validation: 'Validation',
	storeNotices: 'StoreNotices',
	collections: 'Collections',
	queryState: 'QueryState',
	schema: 'Schema',
};

const isStore = ( name: string ): name is keyof typeof TYPES => name in TYPES;

/** docs/add-ons/stores.md */
export const storesPage = ( read: ReadTypes ): string => `# Stores

What the page knows is in stores of \`@wordpress/data\`: selectors say what is so, actions change it. Add-ons find them as
\`window.wp.data\`, and the names as constants in \`wc.wcBlocksData\` (\`CART_STORE_KEY\`).

${ example( 'read-cart.ts' ) }

To have the add-on's own code on the server change the cart, call \`extensionCartUpdate\`: the cart that it answers with is
shown, and what it refuses with is told.

${ example( 'use-points.ts' ) }

In every store: \`isResolving( selector, args )\`, \`hasFinishedResolution( selector, args )\`, and the actions
\`invalidateResolution( selector, args )\` and \`invalidateResolutionForStore()\`, after which what was fetched is fetched again.
Keys of carts and orders are those of the server, but at the top: \`needs_shipping\` of a cart is \`needsShipping\`.

${ Object.keys( TYPES )
	.filter( isStore )
	.map(
		( name ) => `## ${ code( STORE_KEYS[ name ] ) }

${ read( `${ TYPES[ name ] }Selectors` ).says } ${ since( read( `${ TYPES[ name ] }Selectors` ) ) }

${ functionTable( read( `${ TYPES[ name ] }Selectors` ) ) }

${ functionTable( read( `${ TYPES[ name ] }Actions` ) ) }`
	)
	.join( '\n\n' ) }
`;
