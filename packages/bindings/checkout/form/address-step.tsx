import { formatAddress, type AddressKind } from '@shopfront/address';
import { fieldChecks } from '@shopfront/checkout-form';
import type { CheckoutForm } from '@shopfront/checkout-form';
import { AddressCard } from '@shopfront/components';
import { checkoutStore } from '@shopfront/data/checkout';
import { noticesStore } from '@shopfront/data/notices';
import { validationStore } from '@shopfront/data/validation';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { useDispatch, useSelect } from '@wordpress/data';
import {
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import { useBlockApp } from '../../app/block-app';
import { AddressFields } from './address-fields';
import { useFocusFirstField } from './use-focus-first-field';
import { useForm } from './use-form';

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

/** Whether the address has a validation error, shown or hidden, or an error notice, as when the server rejects it. */
const useHasErrors = ( kind: AddressKind ): boolean =>
	useSelect(
		( select ) =>
			Object.keys( select( validationStore ).getValidationErrors() ).some(
				( id ) =>
					id.startsWith( `${ kind }_` ) &&
					// Stands in the contact form.
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

/** Whether there is no whole address to write on a card. Asked only where there may be one, since it is asked for every key. */
const useHasNoAddress = ( form: CheckoutForm, isEnabled: boolean ): boolean => {
	const { settings } = useBlockApp();
	return useSyncExternalStore(
		form.subscribe,
		() =>
			isEnabled &&
			( form.hasMissingValues() ||
				formatAddress( form.values(), settings ).lines.length === 0 )
	);
};

interface ConnectedAddressCardProps {
	kind: AddressKind;
	form: CheckoutForm;
	onEdit: () => void;
}

/** The card of an address. It alone renders for what is typed into the other one. */
const ConnectedAddressCard = ( {
	kind,
	form,
	onEdit,
}: ConnectedAddressCardProps ) => {
	const { settings } = useBlockApp();
	const values = useSyncExternalStore( form.subscribe, form.values );
	const { name, lines } = formatAddress( values, settings );
	return (
		<AddressCard
			name={ name }
			lines={ lines }
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
 * One of the two addresses: a card of the one that is known, which opens to a form when it is to be changed or
 * something is wrong with it (docs/contract/blocks.md 6, "Address card"). Behind the card the form stays in the
 * document, hidden and inert, as on the platform: add-ons read and fill its fields by their ids.
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
			// What else may be wrong with it.
			void fieldChecks.fetch();
		} else if ( ! isEditing ) {
			void setEditing( true );
		}
	}, [ isForm, isEditing, setEditing ] );
	useLayoutEffect( () => {
		// Not a prop: React 18 wants a string for it, React 19 a boolean.
		formWrapper.current?.toggleAttribute( 'inert', ! isForm );
	}, [ isForm ] );
	useFocusFirstField( formWrapper, isForm && isOpenedByHand, () =>
		setIsOpenedByHand( false )
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
