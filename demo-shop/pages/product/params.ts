import { inlineScript } from '../../content-policy';
import type { ShopOptions } from '../../options';
import type { Markup } from '../layout';
import { inlineJson } from '../script-data';
import { t } from '../../texts';

const STARS = [ 1, 2, 3, 4, 5 ];

/** The behaviors' texts, as the platform prints them (docs/contract/product-pages.md 1 and 6). */
export const productParams = ( options: ShopOptions ): Markup =>
	inlineScript( `
		var wc_add_to_cart_variation_params = ${ inlineJson( {
			wc_ajax_url: '/?wc-ajax=%%endpoint%%',
			i18n_no_matching_variations_text: t(
				'Sorry, no products matched your selection. Please choose a different combination.'
			),
			i18n_make_a_selection_text: t(
				'Please select some product options before adding this product to your cart.'
			),
			i18n_unavailable_text: t(
				'Sorry, this product is unavailable. Please choose a different combination.'
			),
			i18n_reset_alert_text: t(
				'Your selection has been reset. Please select some product options before adding this product to your cart.'
			),
		} ) };
		var wc_single_product_params = ${ inlineJson( {
			i18n_required_rating_text: t( 'Please select a rating' ),
			i18n_rating_options: STARS.map( ( count ) =>
				t( '%s of 5 stars', count )
			),
			i18n_product_gallery_trigger_text: t(
				'View full-screen image gallery'
			),
			flexslider_enabled: '1',
			zoom_enabled: '1',
			photoswipe_enabled: '1',
			review_rating_required: options.reviewRatingRequired ? 'yes' : 'no',
		} ) };
		var shopfront_gallery_params = ${ inlineJson( {
			dialog: t( 'Full screen image' ),
			close: t( 'Close (Esc)' ),
			zoom: t( 'Zoom in/out' ),
			previous: t( 'Previous (arrow left)' ),
			next: t( 'Next (arrow right)' ),
			position: t( '%s of %s', '%1$s', '%2$s' ),
			fullScreen: t( 'Toggle fullscreen' ),
			share: t( 'Share' ),
			download: t( 'Download image' ),
			imageFailed: t( 'The image #%s could not be loaded.', '%s' ),
			textImageFailed: t( 'The image could not be loaded' ),
		} ) };
		var shopfront_option_params = ${ inlineJson( {
			i18n_excluded: t(
				'%s, not available with your other choices',
				'%s'
			),
			i18n_sold_out: t( '%s, out of stock', '%s' ),
		} ) };
		var shopfront_quantity_params = ${ inlineJson( {
			i18n_decrease: t( 'Decrease quantity' ),
			i18n_increase: t( 'Increase quantity' ),
		} ) };
	` );
