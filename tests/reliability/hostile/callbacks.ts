import {
	HOSTILE,
	throwHostileError,
	neverSettle,
	type HostileExtensionPoint,
	type Misbehaviour,
} from './hostile-case';
import { mutateDeeply } from './components';

const createCase = (
	does: string,
	callbacks: unknown,
	reported: RegExp | null
): Misbehaviour => ( {
	does,
	script: ( { wc } ) =>
		wc.wcBlocksRegistry.registerPaymentMethodExtensionCallbacks(
			HOSTILE,
			callbacks
		),
	reported,
} );

const REPORT_PREFIX = 'fault: hostile at callback for cod';

export const CALLBACKS: HostileExtensionPoint = {
	extensionPoint: 'callback for other payment methods',
	cases: [
		createCase(
			'throws',
			{ cod: throwHostileError },
			new RegExp( `${ REPORT_PREFIX }: threw` )
		),
		createCase(
			'returns a promise that never settles',
			{ cod: neverSettle },
			null
		),
		createCase(
			'returns a promise that rejects',
			{
				cod: () => {
					const broken = Promise.reject( new Error( 'No' ) );
					broken.catch( () => undefined );
					return broken;
				},
			},
			null
		),
		createCase( 'returns an object', { cod: () => ( {} ) }, null ),
		createCase(
			'mutates its arguments',
			{
				cod: ( arg: unknown ) => {
					mutateDeeply( arg );
					return true;
				},
			},
			new RegExp( `${ REPORT_PREFIX }: mutatedInput` )
		),
		createCase(
			'is not a function',
			{ cod: 5 },
			/fault: hostile at registration: unusable/
		),
		createCase(
			'is registered with null',
			null,
			/notice: The add-on \/hostile.js failed/
		),
		{
			does: 'is registered twice',
			script: ( { wc } ) => {
				for ( const cod of [ () => true, throwHostileError ] ) {
					wc.wcBlocksRegistry.registerPaymentMethodExtensionCallbacks(
						HOSTILE,
						{ cod }
					);
				}
			},
			reported: /fault: hostile at registration: unusable/,
		},
		{
			does: 'registers more callbacks while it is called',
			script: ( { wc } ) => {
				let count = 0;
				const register = ( cod: () => boolean ) =>
					wc.wcBlocksRegistry.registerPaymentMethodExtensionCallbacks(
						`${ HOSTILE }-${ ++count }`,
						{ cod }
					);
				register( () => {
					register( () => true );
					return true;
				} );
			},
			reported: null,
		},
	],
};
