import { isSafeHtml, stripMarkup } from '@shopfront/html';
import { getServices } from '@shopfront/data/services';
import {
	createPaymentMethod,
	type PaymentMethodConfig,
} from '@shopfront/registry';
import { isRecord } from '@shopfront/store-api';
import type { BlockApp } from '@shopfront/bindings';
import { openApp, findApiFetch } from '@shopfront/app';
import { shareSession } from '../api-fetch-headers';
import { extendGlobal } from '../extend-global';
import { DATA_NAMES } from '../data-names';
import { createSanitize } from '../sanitize';
import { ORDER_STORES, registerStores } from '../stores';
import {
	createScriptLoader,
	defineMissingMembers,
	type LibraryScript,
} from './library-scripts';

/** The scripts of WooCommerce's own payment methods are on every page and need neither validation nor isolation. */
const PLATFORM_METHODS = [ 'bacs', 'cheque', 'cod', 'paypal' ];

const isPlatformMethod = ( config: unknown ): config is PaymentMethodConfig =>
	isRecord( config ) &&
	typeof config.name === 'string' &&
	PLATFORM_METHODS.includes( config.name );

type Globals = Record< string, unknown >;

/** Returns the complete member of `window.wc`, or `null` if its script fails to load. */
type LoadFull = () => object | null;

/**
 * The first access to a missing member loads the complete object. Scripts that read this object earlier reach the
 * complete one through it.
 */
const withMissingMembers = < Members extends object >(
	members: Members,
	loadFull: LoadFull
): Members =>
	new Proxy( members, {
		get: ( own, name ) =>
			typeof name === 'symbol' || name in own
				? Reflect.get( own, name )
				: Reflect.get( loadFull() ?? own, name ),
	} );

const createRegistryStub = (
	{ payments }: Pick< BlockApp, 'payments' >,
	loadFull: LoadFull
) => ( {
	registerPaymentMethod: ( config: unknown ): void => {
		if ( isPlatformMethod( config ) ) {
			payments.putPaymentMethod(
				createPaymentMethod( config, payments )
			);
			return;
		}
		const full = loadFull();
		if (
			! isRecord( full ) ||
			typeof full.registerPaymentMethod !== 'function'
		) {
			throw new Error(
				'Shopfront: a payment method could not be registered, because add-ons.js could not be loaded.'
			);
		}
		full.registerPaymentMethod( config );
	},
	getPaymentMethods: payments.getPaymentMethods,
	getExpressPaymentMethods: payments.getExpressPaymentMethods,
} );

/** Loads the sanitizer for anything but simple markup. */
const createSanitizeStub = ( view: Window, loadFull: LoadFull ) =>
	createSanitize( view, ( html, allow ) => {
		if ( isSafeHtml( html, allow ) ) {
			return html;
		}
		const full = loadFull();
		return isRecord( full ) && typeof full.sanitizeHTML === 'function'
			? full.sanitizeHTML( html, {
					tags: allow?.tags,
					attr: allow?.attributes,
				} )
			: stripMarkup( html );
	} );

/**
 * Every page with one of our blocks needs this part of `window.wc`. The rest loads with the scripts that add-ons
 * declare, or when undeclared code first uses it.
 */
export const installRegistry = ( view: Window ): void => {
	const app = openApp();
	const { registry, settings, extensionPoints } = app;
	registerStores( registry, ORDER_STORES );
	shareSession(
		findApiFetch( view.document, settings ),
		getServices( registry ).api
	);
	extendGlobal( view, 'wc', {} );
	const wc: Globals = Object( Reflect.get( view, 'wc' ) );
	const load = createScriptLoader( view.document, settings, () =>
		Boolean( extensionPoints.get() )
	);
	const stubs: Globals = {};
	const createFullLoader =
		( name: string, script: LibraryScript ): LoadFull =>
		() => {
			load( script );
			const full = wc[ name ];
			return full === stubs[ name ] ? null : Object( full );
		};
	const loadRegistry = createFullLoader( 'wcBlocksRegistry', 'add-ons' );
	Object.assign( stubs, {
		sanitize: createSanitizeStub(
			view,
			createFullLoader( 'sanitize', 'sanitize' )
		),
		wcBlocksData: withMissingMembers(
			{ ...ORDER_STORES, ...DATA_NAMES },
			createFullLoader( 'wcBlocksData', 'add-ons' )
		),
		wcBlocksMiddleware: {},
		wcBlocksRegistry: withMissingMembers(
			createRegistryStub( app, loadRegistry ),
			loadRegistry
		),
	} );
	Object.assign( wc, stubs );
	defineMissingMembers( wc, settings, load );
};
