import { formatAddress, type AddressKind } from '@shopfront/address';
import { fieldChecks } from '@shopfront/checkout-form';
import type { CheckoutForm } from '@shopfront/checkout-form';
import { AddressCard, useLayoutEffect } from '@shopfront/components';
import { checkoutStore } from '@shopfront/data/checkout';
import { noticesStore } from '@shopfront/data/notices';
import { validationStore } from '@shopfront/data/validation';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { useDispatch, useSelect } from '@wordpress/data';
import {
	useEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import { useBlockApp } from '../../app/block-app';
import { AddressFields } from './address-fields';
import { useFocusFirstField } from '../fields/use-focus-first-field';
import { useForm } from '../fields/use-form';

const useEditing = ( kind: AddressKind ) => {
	const { setEditingBillingAddress, setEditingShippingAddress } =
		useDispatch( checkoutStore );
	const isEditing = useSelect(
		( select ) =>
			kind === 'billing'
				? select( checkoutStore ).getEditingBillingAddress()
				: select( checkoutStore ).getEditingShippingAddress(),
		[ kind ]
	);
	const setEditing =
		kind === 'billing'
			? setEditingBillingAddress
			: setEditingShippingAddress;
	return { isEditing, setEditing };
};

/** Counts hidden validation errors too, and error notices, as when the server rejects the address. */
const useHasErrors = ( kind: AddressKind ): boolean =>
	useSelect(
		( select ) =>
			Object.keys( select( validationStore ).getValidationErrors() ).some(
				( id ) =>
					id.startsWith( `${ kind }_` ) &&
					// The contact form shows this error.
					id !== 'billing_email'
			) ||
			select( noticesStore )
				.getNotices(
					kind === 'billing'
						? NOTICE_CONTEXTS.BILLING_ADDRESS
						: NOTICE_CONTEXTS.SHIPPING_ADDRESS
				)
				.some( ( { status } ) => status === 'error' ),
		[ kind ]
	);

/** True if the address is too incomplete for a card. Enable it only if a card is possible: it runs on every key. */
const useHasNoAddress = ( form: CheckoutForm, isEnabled: boolean ): boolean => {
	const { settings } = useBlockApp();
	const hasNone = () =>
		isEnabled &&
		( form.hasMissingValues() ||
			formatAddress( form.values(), settings ).lines.length === 0 );
	return useSyncExternalStore( form.subscribe, hasNone, hasNone );
};

interface ConnectedAddressCardProps {
	kind: AddressKind;
	form: CheckoutForm;
	onEdit: () => void;
}

/** A separate component, so typing in the other address renders nothing else here. */
const ConnectedAddressCard = ( {
	kind,
	form,
	onEdit,
}: ConnectedAddressCardProps ) => {
	const { settings } = useBlockApp();
	const values = useSyncExternalStore(
		form.subscribe,
		form.values,
		form.values
	);
	const { name, lines } = formatAddress( values, settings );
	return (
		<AddressCard
			name={ name }
			lines={ lines }
			phone={ String( values.phone ?? '' ).trim() }
			controls={ kind }
			editLabel={
				kind === 'billing'
					? __( 'Edit billing address', 'woocommerce' )
					: __( 'Edit shipping address', 'woocommerce' )
			}
			onEdit={ onEdit }
		/>
	);
};

/**
 * Renders one of the two addresses. A complete address shows as a card, which opens to a form for editing or on
 * errors (docs/contract/blocks.md 6, "Address card"). The form stays in the document behind the card, hidden and
 * inert, because add-ons read and fill its fields by id, as on the platform.
 */
export const AddressStep = ( { kind }: { kind: AddressKind } ) => {
	const form = useForm( kind );
	const { isEditing, setEditing } = useEditing( kind );
	const hasErrors = useHasErrors( kind );
	const [ isOpenedByHand, setIsOpenedByHand ] = useState( false );
	const formWrapper = useRef< HTMLDivElement >( null );
	const isOpen = isEditing || hasErrors;
	const hasNoAddress = useHasNoAddress( form, ! isOpen );
	const isForm = isOpen || hasNoAddress;

	useEffect( () => {
		if ( ! isForm ) {
			// Loads further checks, which may find errors in the address on the card.
			void fieldChecks.fetch();
		} else if ( ! isEditing ) {
			void setEditing( true );
		}
	}, [ isForm, isEditing, setEditing ] );
	useLayoutEffect( () => {
		// Not a prop: React 18 requires a string for `inert`, React 19 a boolean.
		formWrapper.current?.toggleAttribute( 'inert', ! isForm );
	}, [ isForm ] );
	useFocusFirstField(
		() => formWrapper.current,
		isForm && isOpenedByHand,
		() => setIsOpenedByHand( false )
	);

	return (
		<div
			className={ clsx( 'wc-block-components-address-address-wrapper', {
				'is-editing': isForm,
			} ) }
		>
			{ ! isForm && (
				<div className="wc-block-components-address-card-wrapper">
					<ConnectedAddressCard
						kind={ kind }
						form={ form }
						onEdit={ () => {
							setIsOpenedByHand( true );
							void setEditing( true );
						} }
					/>
				</div>
			) }
			<div
				ref={ formWrapper }
				className="wc-block-components-address-form-wrapper"
			>
				<AddressFields kind={ kind } form={ form } />
			</div>
		</div>
	);
};
