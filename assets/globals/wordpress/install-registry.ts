import { isHarmless, withoutMarkup } from '@shopfront/html';
import { getServices } from '@shopfront/data/services';
import {
	createPaymentMethod,
	type PaymentMethodConfig,
} from '@shopfront/registry';
import { isRecord } from '@shopfront/store-api';
import type { BlockApp } from '@shopfront/bindings';
import { openApp } from '../../app';
import { findApiFetch } from '../../app/find-api-fetch';
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

/** The platform's own payment methods: their scripts are on every page, and need neither checks nor isolation. */
const PLATFORM_METHODS = [ 'bacs', 'cheque', 'cod', 'paypal' ];

const isPlatformMethod = ( config: unknown ): config is PaymentMethodConfig =>
	isRecord( config ) &&
	typeof config.name === 'string' &&
	PLATFORM_METHODS.includes( config.name );

type Globals = Record< string, unknown >;

/** The member of `window.wc` with a name and all its parts; `null` while its script cannot be loaded. */
type LoadWhole = () => object | null;

/**
 * Returns an object whose missing members are those of the whole one, which is loaded when the first of them is read.
 * Scripts that read it earlier reach the whole one through it.
 */
const withMissingMembers = < Members extends object >(
	members: Members,
	loadWhole: LoadWhole
): Members =>
	new Proxy( members, {
		get: ( own, name ) =>
			typeof name === 'symbol' || name in own
				? Reflect.get( own, name )
				: Reflect.get( loadWhole() ?? own, name ),
	} );

/** Creates a `wcBlocksRegistry` that takes the platform's own payment methods by itself. */
const createSmallRegistry = (
	{ payments }: Pick< BlockApp, 'payments' >,
	loadWhole: LoadWhole
) => ( {
	registerPaymentMethod: ( config: unknown ): void => {
		if ( isPlatformMethod( config ) ) {
			payments.putPaymentMethod(
				createPaymentMethod( config, payments )
			);
			return;
		}
		const whole = loadWhole();
		if (
			! isRecord( whole ) ||
			typeof whole.registerPaymentMethod !== 'function'
		) {
			throw new Error(
				'Shopfront: a payment method could not be registered, because add-ons.js could not be loaded.'
			);
		}
		whole.registerPaymentMethod( config );
	},
	getPaymentMethods: payments.getPaymentMethods,
	getExpressPaymentMethods: payments.getExpressPaymentMethods,
} );

/** Creates a `wc.sanitize` that loads the sanitiser when it meets more than simple markup. */
const createSmallSanitize = ( view: Window, loadWhole: LoadWhole ) =>
	createSanitize( view, ( html, allow ) => {
		if ( isHarmless( html, allow ) ) {
			return html;
		}
		const whole = loadWhole();
		return isRecord( whole ) && typeof whole.sanitizeHTML === 'function'
			? whole.sanitizeHTML( html, {
					tags: allow?.tags,
					attr: allow?.attributes,
				} )
			: withoutMarkup( html );
	} );

/**
 * Installs the part of `window.wc` that every page with one of our blocks needs. The rest loads with the scripts that
 * add-ons declare, or when undeclared code first uses it.
 */
export function installRegistry( view: Window ): void {
	const app = openApp();
	const { registry, settings, points } = app;
	registerStores( registry, ORDER_STORES );
	shareSession(
		findApiFetch( view.document, settings.homeUrl ),
		getServices( registry ).api
	);
	extendGlobal( view, 'wc', {} );
	const wc: Globals = Object( Reflect.get( view, 'wc' ) );
	const load = createScriptLoader( view.document, settings, () =>
		Boolean( points.get() )
	);
	const small: Globals = {};
	const wholeOf =
		( name: string, script: LibraryScript ): LoadWhole =>
		() => {
			load( script );
			const whole = wc[ name ];
			return whole === small[ name ] ? null : Object( whole );
		};
	const loadRegistry = wholeOf( 'wcBlocksRegistry', 'add-ons' );
	Object.assign( small, {
		sanitize: createSmallSanitize(
			view,
			wholeOf( 'sanitize', 'sanitize' )
		),
		wcBlocksData: withMissingMembers(
			{ ...ORDER_STORES, ...DATA_NAMES },
			wholeOf( 'wcBlocksData', 'add-ons' )
		),
		wcBlocksMiddleware: {},
		wcBlocksRegistry: withMissingMembers(
			createSmallRegistry( app, loadRegistry ),
			loadRegistry
		),
	} );
	Object.assign( wc, small );
	defineMissingMembers( wc, settings, load );
}
