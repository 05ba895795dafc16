import { createElement, useEffect } from '@wordpress/element';
import {
	HOSTILE,
	throwHostileError,
	neverSettle,
	type HostileExtensionPoint,
	type Misbehaviour,
} from './hostile-case';
import { LOOP_AND_STALE_ERRORS, PARTS, some, mutateDeeply } from './components';

const createCase = (
	does: string,
	changes: object,
	reported: RegExp | null
): Misbehaviour => ( {
	does,
	script: ( { wc } ) =>
		wc.wcBlocksRegistry.registerExpressPaymentMethod( {
			name: HOSTILE,
			title: 'Other',
			content: createElement( 'button', null, 'Other' ),
			edit: null,
			canMakePayment: () => true,
			...changes,
		} ),
	reported,
} );

const REFUSED =
	/notice: There was an error registering the payment method with id 'hostile'/;

export const EXPRESS: HostileExtensionPoint = {
	extensionPoint: 'express payment method',
	cases: [
		...some(
			PARTS,
			0,
			1,
			2,
			3,
			6,
			7,
			9,
			10,
			13,
			...LOOP_AND_STALE_ERRORS
		).map( ( [ does, Part, kind ] ) =>
			createCase(
				does,
				{ content: createElement( Part ) },
				kind &&
					new RegExp( `fault: hostile at express-payment: ${ kind }` )
			)
		),
		createCase(
			'canMakePayment throws',
			{ canMakePayment: throwHostileError },
			REFUSED
		),
		createCase(
			'canMakePayment rejects',
			{ canMakePayment: () => Promise.reject( new Error( 'No' ) ) },
			REFUSED
		),
		createCase(
			'canMakePayment never settles',
			{ canMakePayment: neverSettle },
			REFUSED
		),
		createCase(
			'canMakePayment mutates its arguments',
			{
				canMakePayment: ( arg: unknown ) => {
					mutateDeeply( arg );
					return true;
				},
			},
			/fault: hostile at canMakePayment: mutatedInput/
		),
		createCase(
			'calls onError repeatedly',
			{
				content: createElement(
					( {
						onError,
					}: {
						onError?: ( message: unknown ) => void;
					} ) => {
						useEffect( () => {
							onError?.( 'No' );
							onError?.( { no: 1 } );
						}, [ onError ] );
						return null;
					}
				),
			},
			null
		),
		createCase(
			'calls onClose without an open payment sheet',
			{
				content: createElement(
					( { onClose }: { onClose?: () => void } ) => {
						useEffect( () => onClose?.() );
						return null;
					}
				),
			},
			null
		),
		{
			...createCase( 'is registered with an invalid name', {}, null ),
			script: ( { wc } ) =>
				wc.wcBlocksRegistry.registerExpressPaymentMethod( { name: 5 } ),
			reported: /notice: The add-on \/hostile.js failed/,
		},
	],
};
