import {
	HOSTILE,
	outcry,
	silence,
	type HostilePoint,
	type Misbehaviour,
} from './misbehaviour';
import { vandalise } from './parts';

const calling = (
	does: string,
	callbacks: unknown,
	told: RegExp | null
): Misbehaviour => ( {
	does,
	script: ( { wc } ) =>
		wc.wcBlocksRegistry.registerPaymentMethodExtensionCallbacks(
			HOSTILE,
			callbacks
		),
	told,
} );

const AT = 'card: hostile at callback for cod';

export const CALLBACKS: HostilePoint = {
	point: 'callback for methods of others',
	cases: [
		calling( 'throws', { cod: outcry }, new RegExp( `${ AT }: threw` ) ),
		calling(
			'answers with a promise that is never kept',
			{ cod: silence },
			null
		),
		calling(
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
		calling( 'answers with an object', { cod: () => ( {} ) }, null ),
		calling(
			'writes into what it is given',
			{
				cod: ( arg: unknown ) => {
					vandalise( arg );
					return true;
				},
			},
			new RegExp( `${ AT }: changedInput` )
		),
		calling(
			'is no function',
			{ cod: 5 },
			/card: hostile at registration: unusable/
		),
		calling(
			'is registered with null',
			null,
			/notice: The add-on \/hostile.js has failed/
		),
		{
			does: 'is registered twice',
			script: ( { wc } ) => {
				for ( const cod of [ () => true, outcry ] ) {
					wc.wcBlocksRegistry.registerPaymentMethodExtensionCallbacks(
						HOSTILE,
						{ cod }
					);
				}
			},
			told: /card: hostile at registration: unusable/,
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
			told: null,
		},
	],
};
