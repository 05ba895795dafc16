/** Settings that WooCommerce prints for scripts of the classic checkout. */
interface CheckoutParams {
	/** With `%%endpoint%%` for the action. */
	wc_ajax_url: string;
	/** A nonce. */
	update_order_review_nonce: string;
	/** Where the classic checkout sends orders. */
	checkout_url: string;
}

export const paramsOf = ( view: Window ): CheckoutParams | undefined =>
	Reflect.get( view, 'wc_checkout_params' );
