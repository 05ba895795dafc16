import { createPageStyles } from '@shopfront/behaviors/engine/page-styles';
import { PaymentRefusal } from '@shopfront/components';
import { checkoutStore, getPaymentRefusal } from '@shopfront/data/checkout';
import { paymentStore } from '@shopfront/data/payment';
import { PAYMENT_CONTROLS } from '@shopfront/names';
import { useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useLayoutEffect, useState } from '@wordpress/element';
import { useBlockApp } from '../../app/block-app';
import type { PaymentNoticeProps } from '../../app/payment-notice';
import styles from './refused-payment.scss?text';

const addStyles = createPageStyles( styles );

const PLACE_ORDER = '.wc-block-components-checkout-place-order-button';
const ROW = '.wc-block-checkout__actions_row';
const RADIOS = Object.values( PAYMENT_CONTROLS )
	.map( ( name ) => `[id^="radio-control-${ name }-"][type="radio"]` )
	.join();

/** Icon ids of card networks (docs/contract/globals.md, "The 19 common icons"). */
const NETWORKS: ReadonlySet< string > = new Set( [
	'amex',
	'diners',
	'discover',
	'jcb',
	'laser',
	'maestro',
	'mastercard',
	'unionpay',
	'visa',
] );

/** Saved payment methods group saved cards under this key (docs/contract/settings.md 3). */
const SAVED_CARDS = 'cc';

/** A frame is a field of the provider. */
const FIELDS =
	'input:not([type="hidden"], [type="checkbox"], [type="radio"]):not(:disabled), iframe:not([aria-hidden="true"])';

const focus = ( element: HTMLElement | null | undefined ) => {
	element?.scrollIntoView?.( { block: 'center' } );
	element?.focus( { preventScroll: true } );
	if ( element instanceof HTMLInputElement && element.type !== 'radio' ) {
		element.select();
	}
};

const findMethod = ( page: Document, method: string ) => {
	const id = `radio-control-${ PAYMENT_CONTROLS.methods }-${ method }`;
	const content = page.getElementById( `${ id }__content` );
	return {
		radio: page.getElementById( id ),
		content,
		field: content?.querySelector< HTMLElement >( FIELDS ),
	};
};

/** A method takes cards if it has saved cards, icons of card networks, or a field for a number. */
const useTakesCards = ( method: string ): boolean => {
	const { host, payments } = useBlockApp();
	const [ hasNumber, setHasNumber ] = useState( false );
	useEffect( () => {
		setHasNumber(
			Boolean(
				findMethod( host.document, method ).content?.querySelector(
					'[autocomplete~="cc-number"]'
				)
			)
		);
	}, [ host, method ] );
	const hasSavedCards = useSelect(
		( select ) =>
			select( paymentStore )
				.getActiveSavedPaymentMethods()
				[ SAVED_CARDS ]?.some(
					( saved ) => saved.method.gateway === method
				) ?? false,
		[ method ]
	);
	const icons = Object.hasOwn( payments.getPaymentMethods(), method )
		? payments.getPaymentMethods()[ method ]?.icons
		: null;
	return (
		hasNumber ||
		hasSavedCards ||
		( icons ?? [] ).some( ( icon ) =>
			NETWORKS.has( typeof icon === 'string' ? icon : icon.id )
		)
	);
};

/**
 * Renders the notices of the payment step. If they explain a refused payment, adds the facts about it and the ways to
 * continue.
 */
export const RefusedPayment = ( {
	noticeIds,
	children,
}: PaymentNoticeProps ) => {
	const { host } = useBlockApp();
	const page = host.document;
	const registry = useRegistry();
	const { refusal, method, token, hasOthers } = useSelect(
		( select ) => {
			// The refusal changes with this count.
			select( checkoutStore ).getRejectionCount();
			const payment = select( paymentStore );
			return {
				refusal: getPaymentRefusal( registry ),
				method: payment.getActivePaymentMethod(),
				token: payment.getActiveSavedToken(),
				hasOthers:
					Object.keys( payment.getAvailablePaymentMethods() ).length +
						Object.values(
							payment.getActiveSavedPaymentMethods()
						).flat().length >
					1,
			};
		},
		[ registry ]
	);
	const takesCards = useTakesCards( method );
	useLayoutEffect( () => {
		// Older browsers show the notice without these styles.
		if ( 'adoptedStyleSheets' in page ) {
			addStyles( page );
		}
	}, [ page ] );
	if (
		! refusal ||
		! refusal.noticeIds.some( ( id ) => noticeIds.includes( id ) )
	) {
		return children;
	}
	const tryAgain = () => {
		const button = page.querySelector< HTMLElement >( PLACE_ORDER );
		// The notice, with the pressed button, is removed as soon as the order continues.
		(
			button ?? page.querySelector< HTMLElement >( `${ ROW } button` )
		)?.focus();
		// Some payment methods have their own button and pay with it.
		button?.click();
	};
	const useOtherCard = () => {
		if ( token ) {
			findMethod( page, method ).radio?.click();
		}
		// The fields must render first.
		host.clock.setTimeout( () => {
			const { field, radio } = findMethod( page, method );
			focus( field ?? radio );
		}, 0 );
	};
	const chooseOtherMethod = () => {
		const radios = [
			...page.querySelectorAll< HTMLInputElement >( RADIOS ),
		];
		focus( radios.find( ( { checked } ) => checked ) ?? radios[ 0 ] );
	};
	return (
		<PaymentRefusal
			fact={ refusal.fact }
			onTryAgain={ tryAgain }
			onUseOtherCard={ takesCards ? useOtherCard : undefined }
			onChooseOtherMethod={ hasOthers ? chooseOtherMethod : undefined }
		>
			{ children }
		</PaymentRefusal>
	);
};
