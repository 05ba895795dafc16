import { SCRIPT_LIMIT_MS } from '../../../assets/globals/load-scripts';
import { ADD_ONS_ELEMENT_ID } from '../../../assets/globals/add-ons-element';
import { code, example, propertyTable } from '../markdown';
import type { ReadTypes } from '../read-types';

/** docs/add-ons/without-wordpress.md */
export const withoutWordPressPage = (
	read: ReadTypes
): string => `# Add-ons without WordPress

[On WordPress](on-wordpress.md), scripts come by their handles. Any other page names the scripts of its
add-ons in an element with the id ${ code( ADD_ONS_ELEMENT_ID ) }:

${ example( 'declare-add-ons.html' ) }

Before the first of them runs, the page has on its window what they build on: \`React\`, \`ReactDOM\`, \`ReactJSXRuntime\`,
\`wp\` (\`apiFetch\`, \`data\`, \`element\`, \`hooks\`, \`i18n\`, \`plugins\`) and \`wc\`. Scripts run one after the other, in the order
of the page; cart and checkout are mounted when each has run or has failed. For those that have not come after
${ SCRIPT_LIMIT_MS } ms, all together, they do not wait. What stood on \`wp\` and \`wc\` before stays, and ours goes over it. A page
that declares none loads nothing of all this.

Add-ons that are built with the extraction of \`@wordpress\` and \`@woocommerce\` imports into globals run unchanged.

## \`window.wc\`

${ propertyTable( {
	...read( 'Wc' ),
	members: read( 'Wc' ).members.map( ( member ) => ( {
		...member,
		type: member.type.startsWith( '{' ) ? 'object' : member.type,
	} ) ),
} ) }
`;
