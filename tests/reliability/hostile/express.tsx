import { createElement, useEffect } from '@wordpress/element';
import {
	HOSTILE,
	outcry,
	silence,
	type HostilePoint,
	type Misbehaviour,
} from './misbehaviour';
import { LOOP_AND_LEFTOVERS, PARTS, some, vandalise } from './parts';

const express = (
	does: string,
	changes: object,
	told: RegExp | null
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
	told,
} );

const REFUSED =
	/notice: There was an error registering the payment method with id 'hostile'/;

export const EXPRESS: HostilePoint = {
	point: 'express method',
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
			...LOOP_AND_LEFTOVERS
		).map( ( [ does, Part, kind ] ) =>
			express(
				does,
				{ content: createElement( Part ) },
				kind &&
					new RegExp( `card: hostile at express-payment: ${ kind }` )
			)
		),
		express( 'canMakePayment throws', { canMakePayment: outcry }, REFUSED ),
		express(
			'canMakePayment rejects',
			{ canMakePayment: () => Promise.reject( new Error( 'No' ) ) },
			REFUSED
		),
		express(
			'canMakePayment never answers',
			{ canMakePayment: silence },
			REFUSED
		),
		express(
			'canMakePayment writes into what it is given',
			{
				canMakePayment: ( arg: unknown ) => {
					vandalise( arg );
					return true;
				},
			},
			/card: hostile at canMakePayment: changedInput/
		),
		express(
			'says that its window failed, again and again',
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
		express(
			'closes a window that was never open',
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
			...express( 'is registered with garbage', {}, null ),
			script: ( { wc } ) =>
				wc.wcBlocksRegistry.registerExpressPaymentMethod( { name: 5 } ),
			told: /notice: The add-on \/hostile.js has failed/,
		},
	],
};
