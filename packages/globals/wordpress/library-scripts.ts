import { LIBRARY_HANDLES } from '@shopfront/names';
import type { Settings } from '@shopfront/settings';
import { isRecord } from '@shopfront/store-api';
import { defineMissingMember, runNow } from '../missing-member';

/** A page includes these scripts only if an add-on declares them. Entries of webpack.config.js. */
export type LibraryScript = 'add-ons' | 'components' | 'sanitize';

/** The server prints URLs by script, in execution order (php-stubs/blocks/class-block-data.php). */
const ADDRESSES = 'shopfrontScripts';

const MEMBERS = {
	'add-ons': [ 'priceFormat', 'blocksCheckoutEvents' ],
	components: [
		'blocksCheckout',
		'blocksComponents',
		'wcBlocksSharedContext',
		'wcBlocksSharedHocs',
	],
} as const;

const addressesOf = (
	settings: Settings,
	script: LibraryScript
): readonly string[] => {
	const all: unknown = settings.getSetting( ADDRESSES );
	const addresses = isRecord( all ) ? all[ script ] : null;
	return Array.isArray( addresses )
		? addresses.filter( ( address ) => typeof address === 'string' )
		: [];
};

export type LoadScript = ( script: LibraryScript ) => void;

/**
 * For code that uses `window.wc` without declaring a dependency, such as a snippet in the footer. WooCommerce has
 * every library on the page, so such code expects it to exist. The server includes declared libraries; the others
 * load synchronously, which blocks the page. `hasAddOns` says whether the script for add-ons has run.
 */
export const createScriptLoader = (
	page: Document,
	settings: Settings,
	hasAddOns: () => boolean
): LoadScript => {
	const loaded = new Set< LibraryScript >();
	const load: LoadScript = ( script ) => {
		if ( script === 'components' && ! hasAddOns() ) {
			load( 'add-ons' );
		}
		if ( ! loaded.has( script ) ) {
			loaded.add( script );
			addressesOf( settings, script ).forEach( ( url ) =>
				runNow( page, url )
			);
		}
	};
	return load;
};

/** Missing members of `window.wc` load their script. */
export const defineMissingMembers = (
	wc: Record< string, unknown >,
	settings: Pick< Settings, 'currentUserIsAdmin' >,
	load: LoadScript
): void => {
	const define = (
		script: keyof typeof MEMBERS,
		member: keyof typeof LIBRARY_HANDLES
	) =>
		defineMissingMember(
			wc,
			`wc.${ member }`,
			LIBRARY_HANDLES[ member ],
			settings,
			() => load( script )
		);
	MEMBERS[ 'add-ons' ].forEach( ( member ) => define( 'add-ons', member ) );
	MEMBERS.components.forEach( ( member ) => define( 'components', member ) );
};
