import { readGlobal } from '@shopfront/host';
import { RequestError } from './feedback';
import { readTexts } from './texts';

const isObject = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null;

const TIMEOUT_MS = 10_000;

/** How often we check for the service's script, ms. */
const POLL_MS = 100;

interface Service {
	ready: ( callBack: () => void ) => void;
	execute: ( key: string, options: object ) => Promise< string >;
}

const isService = ( value: unknown ): value is Service =>
	isObject( value ) &&
	typeof value.execute === 'function' &&
	typeof value.ready === 'function';

/**
 * Writes an action's token into all contact forms on the page. Does nothing without a captcha.
 *
 * @throws {RequestError} If there is no token after 10 s.
 */
export const writeToken = async (
	view: Window,
	kind: 'homepage' | 'contactform'
): Promise< void > => {
	const settings: unknown = readGlobal( view, 'wpcf7_recaptcha' );
	if ( ! isObject( settings ) || typeof settings.sitekey !== 'string' ) {
		return;
	}
	const { sitekey } = settings;
	const named = isObject( settings.actions ) ? settings.actions[ kind ] : '';
	const action = typeof named === 'string' && named ? named : kind;
	const token = await new Promise< string >( ( resolve, reject ) => {
		const fail = () =>
			reject( new RequestError( readTexts( view ).failed ) );
		const timer = view.setTimeout( () => {
			view.clearInterval( poll );
			fail();
		}, TIMEOUT_MS );
		const start = () => {
			const service: unknown = Reflect.get( view, 'grecaptcha' );
			if ( isService( service ) ) {
				view.clearInterval( poll );
				service.ready( () =>
					service
						.execute( sitekey, { action } )
						.then( resolve, fail )
						.finally( () => view.clearTimeout( timer ) )
				);
			}
		};
		const poll = view.setInterval( start, POLL_MS );
		start();
	} );
	const { document: page } = view;
	page.querySelectorAll(
		'form.wpcf7-form input[name="_wpcf7_recaptcha_response"]'
	).forEach( ( input ) => input.setAttribute( 'value', token ) );
	page.dispatchEvent(
		new CustomEvent( 'wpcf7grecaptchaexecuted', {
			detail: { action, token },
		} )
	);
};
