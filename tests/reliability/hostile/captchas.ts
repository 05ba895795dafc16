import {
	HOSTILE,
	outcry,
	silence,
	type HostilePoint,
	type Misbehaviour,
} from './misbehaviour';

const FILTER = 'shopfront_captcha_providers';

const bringing = (
	does: string,
	provider: unknown,
	told: RegExp | null
): Misbehaviour => ( {
	does,
	script: ( { wp } ) =>
		wp.hooks.addFilter( FILTER, HOSTILE, ( known: unknown[] ) => [
			...known,
			provider,
		] ),
	told,
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

const filtering = (
	does: string,
	filter: unknown,
	told: RegExp | null
): Misbehaviour => ( {
	does: `the list ${ does }`,
	script: ( { wp } ) => wp.hooks.addFilter( FILTER, HOSTILE, filter ),
	told,
} );

const FAILED = /card: hostile at captcha: threw/;

export const CAPTCHAS: HostilePoint = {
	point: 'captcha',
	cases: [
		filtering(
			'throws',
			outcry,
			/card: hostile at shopfront_captcha_providers: threw/
		),
		filtering(
			'is null',
			() => null,
			/card: hostile at shopfront_captcha_providers: wrongType/
		),
		filtering(
			'is a promise',
			silence,
			/card: hostile at shopfront_captcha_providers: wrongType/
		),
		bringing( 'is none', { namespace: 5 }, null ),
		bringing( 'never comes', captcha( { isLoaded: () => false } ), null ),
		bringing(
			'throws when it is asked whether it has come',
			captcha( { isLoaded: outcry } ),
			FAILED
		),
		bringing(
			'throws while it renders',
			captcha( { render: outcry } ),
			FAILED
		),
		bringing( 'renders nothing', captcha( { render: () => null } ), null ),
		bringing(
			'throws when it is to ask anew',
			captcha( {
				render: ( _: unknown, { onToken }: Listener ) => {
					onToken( 'solved' );
					return { reset: outcry, remove: outcry };
				},
			} ),
			null
		),
		bringing(
			'gives a token that cannot be sent',
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
		bringing(
			'asks anew each time it is asked to',
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
