import { writeDefault, type Default } from '../../../assets/reference/default';
import { STORE_POINTS } from '../../../assets/reference/store-points';
import { code, example, functionTable, since } from '../markdown';
import type { ReadTypes } from '../read-types';

/** What each selector says at first, as code or words. */
const firstOf =
	( defaults: Readonly< Record< string, Default< unknown > > > ) =>
	( name: string ): string => {
		const told = defaults[ name ];
		if ( ! told ) {
			throw new Error( `There is no default of ${ name }.` );
		}
		return writeDefault( told );
	};

/** docs/add-ons/stores.md */
export const storesPage = ( read: ReadTypes ): string => `# Stores

What the page knows is in stores of \`@wordpress/data\`: selectors say what is so, actions change it. Add-ons find them as
\`window.wp.data\`, their names as constants in \`wc.wcBlocksData\` (\`CART_STORE_KEY\`), and there too what
\`useSelect\` takes instead of a name (\`cartStore\`).

${ example( 'read-cart.ts' ) }

To have the add-on's own code on the server change the cart, call \`extensionCartUpdate\`: the cart that it answers with is
shown, and what it refuses with is told.

${ example( 'use-points.ts' ) }

In every store: \`isResolving( selector, args )\`, \`hasFinishedResolution( selector, args )\`, and the actions
\`invalidateResolution( selector, args )\` and \`invalidateResolutionForStore()\`, after which what was fetched is fetched again.
Keys of carts and orders are those of the server, but at the top: \`needs_shipping\` of a cart is \`needsShipping\`.
What is told below as "at first" is what a selector says before page or server have told the store anything. Each action gives
a promise; where that is one of \`unknown\`, it only says that the action is done.

${ Object.values( STORE_POINTS )
	.map(
		( point ) => `## ${ code( point.name ) }

${ read( point.selectors ).says } ${ since( point ) } \`wc.wcBlocksData\` has it as ${ code( point.descriptor ) }, and its name as ${ code( point.constant ) }.

${ functionTable( read( point.selectors ), {
	title: 'At first',
	of: firstOf( point.defaults ),
} ) }

${ functionTable( read( point.actions ) ) }`
	)
	.join( '\n\n' ) }
`;
