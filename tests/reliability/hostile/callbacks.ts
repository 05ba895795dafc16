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

const REPORT_PREFIX = 'card: hostile at callback for cod';

export const CALLBACKS: HostileExtensionPoint = {
	extensionPoint: 'callback for methods of others',
	cases: [
		createCase(
			'throws',
			{ cod: throwHostileError },
			new RegExp( `${ REPORT_PREFIX }: threw` )
		),
		createCase(
			'answers with a promise that is never kept',
			{ cod: neverSettle },
			null
		),
		createCase(
			'answers with a promise that is broken',
			{
				cod: () => {
					const broken = Promise.reject( new Error( 'No' ) );
					broken.catch( () => undefined );
					return broken;
				},
			},
			null
		),
		createCase( 'answers with an object', { cod: () => ( {} ) }, null ),
		createCase(
			'writes into what it is given',
			{
				cod: ( arg: unknown ) => {
					mutateDeeply( arg );
					return true;
				},
			},
			new RegExp( `${ REPORT_PREFIX }: mutatedInput` )
		),
		createCase(
			'is no function',
			{ cod: 5 },
			/card: hostile at registration: unusable/
		),
		createCase(
			'is registered with null',
			null,
			/notice: The add-on \/hostile.js has failed/
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
			reported: /card: hostile at registration: unusable/,
		},
		{
			does: 'registers more of them while it is asked',
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
