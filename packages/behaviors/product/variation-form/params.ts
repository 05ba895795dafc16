import type { JQueryWindow } from '@shopfront/behaviors/engine/event-bus';

/** Source: docs/contract/product-pages.md 1. */
export interface VariationParams {
	/** URL with `%%endpoint%%`. */
	wc_ajax_url?: string;
	i18n_no_matching_variations_text?: string;
	i18n_make_a_selection_text?: string;
	i18n_unavailable_text?: string;
	i18n_reset_alert_text?: string;
}

export interface VariationWindow extends JQueryWindow {
	wc_add_to_cart_variation_params?: VariationParams;
}
