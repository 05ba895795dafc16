import {
	HOSTILE,
	throwHostileError,
	neverSettle,
	type HostileExtensionPoint,
	type Misbehaviour,
} from './hostile-case';

const FILTER = 'shopfront_captcha_providers';

const createProviderCase = (
	does: string,
	provider: unknown,
	reported: RegExp | null
): Misbehaviour => ( {
	does,
	script: ( { wp } ) =>
		wp.hooks.addFilter( FILTER, HOSTILE, ( known: unknown[] ) => [
			...known,
			provider,
		] ),
	reported,
} );

interface Listener {
	onToken: ( token: unknown ) => void;
	onExpire: () => void;
}

const captcha = ( changes: object ) => ( {
	namespace: HOSTILE,
	isLoaded: () => true,
	render: () => ( { reset: () => undefined } ),
	...changes,
} );

const createFilterCase = (
	does: string,
	filter: unknown,
	reported: RegExp | null
): Misbehaviour => ( {
	does: `the list ${ does }`,
	script: ( { wp } ) => wp.hooks.addFilter( FILTER, HOSTILE, filter ),
	reported,
} );

const FAILED = /fault: hostile at captcha: threw/;

export const CAPTCHAS: HostileExtensionPoint = {
	extensionPoint: 'captcha',
	cases: [
		createFilterCase(
			'throws',
			throwHostileError,
			/fault: hostile at shopfront_captcha_providers: threw/
		),
		createFilterCase(
			'is null',
			() => null,
			/fault: hostile at shopfront_captcha_providers: wrongType/
		),
		createFilterCase(
			'is a promise',
			neverSettle,
			/fault: hostile at shopfront_captcha_providers: wrongType/
		),
		createProviderCase( 'is not a provider', { namespace: 5 }, null ),
		createProviderCase(
			'never loads',
			captcha( { isLoaded: () => false } ),
			null
		),
		createProviderCase(
			'throws in isLoaded',
			captcha( { isLoaded: throwHostileError } ),
			FAILED
		),
		createProviderCase(
			'throws during render',
			captcha( { render: throwHostileError } ),
			FAILED
		),
		createProviderCase(
			'renders nothing',
			captcha( { render: () => null } ),
			null
		),
		createProviderCase(
			'throws in reset',
			captcha( {
				render: ( _: unknown, { onToken }: Listener ) => {
					onToken( 'solved' );
					return {
						reset: throwHostileError,
						remove: throwHostileError,
					};
				},
			} ),
			null
		),
		createProviderCase(
			'returns a token that cannot be serialized',
			captcha( {
				render: ( _: unknown, { onToken }: Listener ) => {
					const circle: Record< string, unknown > = {};
					circle.self = circle;
					onToken( circle );
					return { reset: () => undefined };
				},
			} ),
			null
		),
		createProviderCase(
			'expires on each reset',
			captcha( {
				render: ( _: unknown, { onToken, onExpire }: Listener ) => {
					onToken( 'solved' );
					return {
						reset: () => {
							onExpire();
							onToken( 'solved again' );
						},
					};
				},
			} ),
			null
		),
	],
};
