import type { AddressKind } from '@shopfront/address';
import { cartStore } from '@shopfront/data/cart';
import { getServices, type StoreRegistry } from '@shopfront/data/services';
import { FORM_DRAFT_KEY } from './kept-form';
import { checkoutStore } from './store';
import type { AdditionalFields } from './types';

export type Texts = Readonly< Record< string, string | boolean > >;

/** What a form says beside its addresses. */
export interface FormRest {
	additionalFields: AdditionalFields;
	orderNotes: string;
	useShippingAsBilling: boolean;
	shouldCreateAccount: boolean;
	/** `null` while nobody has chosen. */
	prefersCollection: boolean | null;
	formChecks: Readonly< Record< string, boolean > >;
}

/** What a tab keeps of a form. No password, and nothing that a payment is made with. */
export interface FormDraft extends FormRest {
	customerId: number;
	/** Only what was typed in this tab; of a customer, whose addresses the server keeps, only what it has not taken. */
	billing: Texts;
	shipping: Texts;
}

/** What has been typed into an address since the page came. */
export const readEdits = (
	registry: StoreRegistry,
	kind: AddressKind
): Texts =>
	Object.fromEntries(
		Object.entries(
			registry.select( cartStore ).getCustomerEdits()[ kind ]
		).map( ( [ field, { value } ] ) => [ field, value ] )
	);

export const readRest = ( registry: StoreRegistry ): FormRest => {
	const checkout = registry.select( checkoutStore );
	return {
		additionalFields: checkout.getAdditionalFields(),
		orderNotes: checkout.getOrderNotes(),
		useShippingAsBilling: checkout.getUseShippingAsBilling(),
		shouldCreateAccount: checkout.getShouldCreateAccount(),
		prefersCollection: checkout.getChosenCollection() ?? null,
		formChecks: checkout.getFormChecks(),
	};
};

/** Whether two forms say the same beside their addresses. */
export const isSameRest = ( a: FormRest, b: FormRest ): boolean =>
	Object.entries( a ).every(
		( [ key, value ] ) => Reflect.get( b, key ) === value
	);

/** Keeps a form in this tab, and says whether. One whose order is placed is done with. */
export function writeFormDraft(
	registry: StoreRegistry,
	form: Omit< FormDraft, 'customerId' >
): boolean {
	const { getCustomerId, isComplete, isPaidElsewhere } =
		registry.select( checkoutStore );
	if ( isComplete() && ! isPaidElsewhere() ) {
		return false;
	}
	const draft: FormDraft = { customerId: getCustomerId(), ...form };
	getServices( registry ).host.sessionStorage.set(
		FORM_DRAFT_KEY,
		JSON.stringify( draft )
	);
	return true;
}
