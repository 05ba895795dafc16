import { isRecord } from '@shopfront/store-api';

export interface Plugin {
	name: string;
	/** Pages of the plugin; `''` if it has no scope. */
	scope: string;
	/** A component. Typed loosely, because this package doesn't import React. */
	render: () => unknown;
}

/** For hosts without a plugin API (docs/contract/filters.md 3). */
export interface Plugins {
	/** Replaces a plugin of the same name. Logs an error and returns `null` if the plugin is invalid. */
	registerPlugin: ( name: unknown, settings: unknown ) => Plugin | null;
	unregisterPlugin: ( name: string ) => Plugin | undefined;
	getPlugin: ( name: string ) => Plugin | undefined;
	/**
	 * Without a scope, returns the plugins that have none. In order of registration; the same list until one changes.
	 */
	getPlugins: ( scope?: string ) => readonly Plugin[];
	/** Returns the unsubscribe function. */
	subscribe: ( listener: () => void ) => () => void;
}

/** Lower-case letters, digits and dashes, starting with a letter. */
const SLUG = /^[a-z][a-z0-9-]*$/;

const logError = ( text: string ) =>
	// eslint-disable-next-line no-console -- The only way to inform the add-on's developer.
	console.error( `Shopfront: ${ text } See docs/add-ons/slots.md.` );

const isSlug = ( value: unknown ): value is string =>
	typeof value === 'string' && SLUG.test( value );

const isRender = ( value: unknown ): value is Plugin[ 'render' ] =>
	typeof value === 'function';

/** `String()` throws for some values. */
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

export const createPlugins = (
	onInvalidRegistration: ( addOn: string, message: string ) => void = () => {}
): Plugins => {
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
};
