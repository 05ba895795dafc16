import type { BlockApp } from '@shopfront/bindings';
import { createPaymentRegistry } from '@shopfront/registry';
import { isRecord } from '@shopfront/store-api';
import apiFetch from '@wordpress/api-fetch';
import * as data from '@wordpress/data';
import * as element from '@wordpress/element';
import * as hooks from '@wordpress/hooks';
import * as i18n from '@wordpress/i18n';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as ReactJSXRuntime from 'react/jsx-runtime';
import { createWcBlocksRegistry } from './wc-blocks-registry';
import { createWcSettings } from './wc-settings';

/** Adds to an object on the window, which others may have put there and hold; ours go over theirs. */
const extend = ( view: Window, name: string, parts: object ): void => {
	const known: unknown = Reflect.get( view, name );
	Reflect.set(
		view,
		name,
		isRecord( known ) ? Object.assign( known, parts ) : parts
	);
};

/**
 * Puts on the window what add-ons build on, from our own bundle, so that their elements, hooks and stores are ours too
 * (design.md 7, Standalone globals).
 */
export function installGlobals(
	view: Window,
	{ payments, settings }: Pick< BlockApp, 'payments' | 'settings' >
): void {
	Object.assign( view, {
		React,
		ReactDOM: { ...ReactDOM, ...ReactDOMClient },
		ReactJSXRuntime,
	} );
	extend( view, 'wp', { element, data, hooks, i18n, apiFetch } );
	extend( view, 'wc', {
		wcBlocksRegistry: createWcBlocksRegistry(
			createPaymentRegistry( payments )
		),
		wcSettings: createWcSettings( settings ),
	} );
}
