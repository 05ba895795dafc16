import { isRecord } from '@shopfront/store-api';

/** What an add-on puts on a page for as long as it is there. */
export interface Plugin {
	name: string;
	/** Which pages it is for; `''` where it says nothing of that. */
	scope: string;
	/** A component; React alone knows what it renders. */
	render: () => unknown;
}

/** The plugins of a page, for hosts that have none of their own (docs/contract/filters.md 3). */
export interface Plugins {
	/** Adds a plugin, in place of one of its name. `null` when it is wrong, which developers are told. */
	registerPlugin: ( name: unknown, settings: unknown ) => Plugin | null;
	/** Takes a plugin away; `undefined` when there is none of that name. */
	unregisterPlugin: ( name: string ) => Plugin | undefined;
	getPlugin: ( name: string ) => Plugin | undefined;
	/** Those of a scope, in the order of coming; without one, those that name none. The same list until one changes. */
	getPlugins: ( scope?: string ) => readonly Plugin[];
	/** Calls back after each change; returns the stop. */
	subscribe: ( listener: () => void ) => () => void;
}

/** Small letters, digits and dashes, a letter first. */
const SLUG = /^[a-z][a-z0-9-]*$/;

const logError = ( text: string ) =>
	// eslint-disable-next-line no-console -- The add-on's developer has no other way to learn of it.
	console.error( `Shopfront: ${ text } See docs/add-ons/slots.md.` );

const isSlug = ( value: unknown ): value is string =>
	typeof value === 'string' && SLUG.test( value );

const isRender = ( value: unknown ): value is Plugin[ 'render' ] =>
	typeof value === 'function';

/** As it can be written down; what has no words has none. */
const formatName = ( name: unknown ): string => {
	try {
		return String( name );
	} catch {
		return '';
	}
};

const parsePlugin = ( name: unknown, settings: unknown ): Plugin | string => {
	const { render, scope = '' } = isRecord( settings )
		? settings
		: { render: undefined };
	if ( ! isSlug( name ) ) {
		return `A plugin was registered as "${ formatName( name ) }", and is left out. Give a name of small letters, digits and dashes that begins with a letter.`;
	}
	if ( ! isRender( render ) ) {
		return `The plugin "${ name }" has nothing to render, and is left out. Give a component as "render".`;
	}
	if ( scope !== '' && ! isSlug( scope ) ) {
		return `The plugin "${ name }" is for the scope "${ formatName( scope ) }", and is left out. Give a scope of small letters, digits and dashes that begins with a letter.`;
	}
	return { name, scope, render };
};

/** A page with no plugins yet. */
export function createPlugins(
	onInvalidRegistration: ( addOn: string, message: string ) => void = () => {}
): Plugins {
	const byName = new Map< string, Plugin >();
	const byScope = new Map< string, readonly Plugin[] >();
	const listeners = new Set< () => void >();
	const changed = () => {
		byScope.clear();
		listeners.forEach( ( listener ) => listener() );
	};
	return {
		registerPlugin: ( name, settings ) => {
			const plugin = parsePlugin( name, settings );
			if ( typeof plugin === 'string' ) {
				logError( plugin );
				onInvalidRegistration( formatName( name ), plugin );
				return null;
			}
			if ( byName.has( plugin.name ) ) {
				logError(
					`The plugin "${ plugin.name }" is registered twice; the later one counts. Choose another name.`
				);
			}
			byName.set( plugin.name, plugin );
			changed();
			return plugin;
		},
		unregisterPlugin: ( name ) => {
			const plugin = byName.get( name );
			if ( byName.delete( name ) ) {
				changed();
			}
			return plugin;
		},
		getPlugin: ( name ) => byName.get( name ),
		getPlugins: ( scope = '' ) => {
			const cached =
				byScope.get( scope ) ??
				[ ...byName.values() ].filter(
					( plugin ) => plugin.scope === scope
				);
			byScope.set( scope, cached );
			return cached;
		},
		subscribe: ( listener ) => {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
	};
}
