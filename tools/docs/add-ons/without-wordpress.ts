import { SCRIPT_LIMIT_MS } from '../../../packages/globals/load-add-ons';
import { ADD_ONS_ELEMENT_ID } from '../../../packages/add-on-scripts/add-ons-element';
import { PLATFORM_HANDLES } from '@shopfront/names';
import {
	chunksOfHandles,
	handlesOf,
	isOnDemand,
	LIBRARIES,
	WORDPRESS_HANDLES,
	type LibraryChunk,
	type LibraryHandle,
} from '../../../packages/add-on-scripts/handles';
import { code, example, propertyTable, table } from '../markdown';
import type { ReadTypes } from '../read-types';
import { LIBRARY_KIB } from './library-sizes';

const codes = ( names: readonly string[] ): string =>
	names.map( code ).join( ', ' );

/** Of `wp.components`, without the many SVG elements. */
const COMPONENTS =
	'BaseControl Button CheckboxControl Disabled ExternalLink Flex FlexBlock FlexItem HStack Icon Modal Notice Panel PanelBody PanelRow RadioControl SelectControl Spinner SVG TextareaControl TextControl ToggleControl VisuallyHidden VStack'.split(
		' '
	);

/** Handles that load the chunk directly or through a dependency. */
const chunkRows = (): string[][] =>
	( Object.keys( LIBRARY_KIB ) as LibraryChunk[] ).map( ( chunk ) => [
		codes(
			Object.entries< LibraryHandle >( LIBRARIES )
				.filter(
					( [ handle, library ] ) =>
						library.chunk === chunk ||
						( ! library.chunk &&
							( handle === chunk ||
								library.chunkDependencies.includes( chunk ) ) )
				)
				.map( ( [ handle ] ) => handle )
		),
		'if an add-on declares it',
		`${ LIBRARY_KIB[ chunk ] } KiB`,
	] );

/** What all add-ons share, in KiB after brotli. */
const PAGE_KIB = 18.4;

const EXPECTED_KIB = Math.round(
	chunksOfHandles( handlesOf( {} ) ).reduce(
		( total, chunk ) => total + LIBRARY_KIB[ chunk ],
		0
	)
);

/** docs/add-ons/without-wordpress.md */
export const withoutWordPressPage = (
	read: ReadTypes
): string => `# Add-ons without WordPress

[On WordPress](on-wordpress.md), scripts load by handle. Any other page lists the scripts of its
add-ons in an element with the id ${ code( ADD_ONS_ELEMENT_ID ) }:

${ example( 'declare-add-ons.html' ) }

An entry has these members. Only \`src\` is required, and only if there is no inline code and no dependency.

${ table(
	[ 'Member', 'Description', 'Default' ],
	[
		[
			code( 'src' ),
			'The address of the script.',
			'Only inline code and dependencies',
		],
		[
			code( 'dependencies' ),
			'A list of script handles, as in the \`*.asset.php\` that the build of an add-on writes.',
			'All of \`window.wc\` and \`wp.apiFetch\`, and no other library',
		],
		[
			code( 'before' ) + ', ' + code( 'after' ),
			'Inline code that runs directly before or after the script: a string, or a list of strings. Data that a plugin adds by \`wp_localize_script\` or \`wp_add_inline_script\` belongs here. The elements have the nonce of the page’s scripts.',
			'None',
		],
		[
			code( 'in' ),
			'The pages that load it: \`"cart"\`, \`"checkout"\` or a list of them, so that one list serves all pages.',
			'Both',
		],
	]
) }

An invalid value is ignored without affecting others. It is logged to the console, and administrators see it on the page.

## Load order

Before the first script runs, the window has \`React\`, \`ReactDOM\`, \`ReactJSXRuntime\`, \`wp\` and \`wc\`. Existing members of
\`wp\` and \`wc\` are preserved, unless ours have the same name. All files are fetched at once. Scripts run one after the other, in the
order of the list, and each after its own dependencies. Cart and checkout are mounted when every script has run or has
failed. They do not wait for scripts that take longer than ${ SCRIPT_LIMIT_MS } ms, all together; such a script still runs
when it arrives. A page that declares no add-ons loads none of this.

Add-ons may run after \`DOMContentLoaded\` and \`load\`. A listener that a script adds for a past event is called
once, after the script and its inline code, and before the next script:

- \`DOMContentLoaded\` on the document or the window, then \`readystatechange\` on the document, then \`load\` and \`pageshow\`
  on the window; within each, in the order in which they were added.
- Handlers such as \`window.onload\` and \`document.onreadystatechange\` count as listeners.
- \`once\`, \`signal\`, objects with \`handleEvent\` and \`removeEventListener\` work as usual. Listeners added by these
  listeners are called, too.
- A listener that is added later, from a timer or a promise, is not called. It would miss the event on any page.
- The browser handles listeners for future events, and other scripts' listeners.

## Dependencies

Add-ons that are built with the extraction of \`@wordpress\` and \`@woocommerce\` imports into globals run unchanged with these
handles. All libraries share React, stores and hooks with the page.

${ table(
	[ 'Handles', 'Loaded', 'Compressed' ],
	[
		[ codes( WORDPRESS_HANDLES ), 'always', 'no extra size' ],
		[
			codes(
				PLATFORM_HANDLES.filter( ( handle ) => ! isOnDemand( handle ) )
			),
			'always',
			'no extra size',
		],
		...chunkRows(),
		[ 'all others', 'not available', '' ],
	]
) }

- \`jquery\` is version 3.7 with migrate 3.4, as on WordPress: \`window.jQuery\`, without \`$\`. If the page has its own jQuery, that is
  used, and only blockUI is added to it.
- \`lodash\` is \`window.lodash\`, without \`_\`. \`wp-date\` and \`moment\` have no settings of a site: English, UTC and default
  formats. Inline code may call \`wp.date.setSettings\`. Time zones account for most of their size.
- \`wp-notices\` has the notices of this page. \`wp-polyfill\` adds nothing.
- \`wp-components\` is not the whole package, which is 331 KiB compressed. It has the components that checkout add-ons use,
  with the names and props of the package and the look of the page:
  ${ codes( COMPONENTS ) }. Any other component throws an error that lists these when it is rendered.
- For a handle that is not available, the script runs anyway. Administrators see which handle it is; for scripts of
  WooCommerce itself, the message explains that these only exist on WordPress.
- A script that fails because it uses a library without declaring it, such as \`wp.url\`, is reported with the handle to
  declare.
- A member of \`window.wc\`, or \`wp.apiFetch\`, that no add-on declares loads when it is first read, which blocks the page for the
  time of a request; administrators see a warning with its handle in the console. \`wp.element.renderToString\` always loads this way.
  \`wc.sanitize\` is there, and loads its code when it first meets HTML that isn't harmless. If that fails, it removes all markup.
- Declare what a script uses. A page with add-ons loads ${ PAGE_KIB } KiB for all of them, which is enough for payment methods. A
  script that declares nothing costs ${ EXPECTED_KIB } KiB more.

## \`window.wc\`

${ propertyTable( {
	...read( 'Wc' ),
	members: read( 'Wc' ).members.map( ( member ) => ( {
		...member,
		type: member.type.startsWith( '{' ) ? 'object' : member.type,
	} ) ),
} ) }
`;
