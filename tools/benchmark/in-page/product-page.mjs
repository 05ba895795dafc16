/** These functions run in a WordPress product page, with our scripts or with the platform's. */

/** Runs before the page's scripts. With `isChosen`, it chooses values until the page names a variation. */
export const watchProduct = ( isChosen ) => {
	const benchmark = { shift: 0, paintMs: 0, chosenMs: null };
	window.productBenchmark = benchmark;
	new PerformanceObserver( ( list ) => {
		for ( const { value, hadRecentInput } of list.getEntries() ) {
			benchmark.shift += hadRecentInput ? 0 : value;
		}
	} ).observe( { type: 'layout-shift', buffered: true } );
	new PerformanceObserver( ( list ) => {
		benchmark.paintMs = list.getEntries().at( -1 ).startTime;
	} ).observe( { type: 'largest-contentful-paint', buffered: true } );
	const timer =
		isChosen &&
		setInterval( () => {
			const form = document.querySelector( '.variations_form' );
			const id = form?.querySelector( 'input.variation_id' );
			if ( ! id ) {
				return;
			}
			if ( Number( id.value ) > 0 ) {
				benchmark.chosenMs = performance.now();
				clearInterval( timer );
				return;
			}
			for ( const select of form.querySelectorAll(
				'.variations select'
			) ) {
				select.selectedIndex = select.options.length - 1;
				select.dispatchEvent(
					new Event( 'change', { bubbles: true } )
				);
			}
		}, 50 );
};

export const addLargeForm = () => {
	const values = ( name, count ) =>
		Array.from( { length: count }, ( _, index ) => `${ name } ${ index }` );
	const sizes = values( 'Size', 25 );
	const colours = values( 'Colour', 20 );
	const variations = sizes.flatMap( ( size, row ) =>
		colours.map( ( colour, column ) => ( {
			attributes: { attribute_size: size, attribute_colour: colour },
			variation_id: 1 + row * colours.length + column,
			display_price: 10,
			price_html: '<span class="price">$10.00</span>',
			availability_html: '',
			variation_description: '',
			is_in_stock: true,
			is_purchasable: true,
			is_sold_individually: 'no',
			variation_is_active: true,
			variation_is_visible: true,
			min_qty: 1,
			max_qty: '',
			image: {},
			sku: '',
			weight_html: '',
			dimensions_html: '',
		} ) )
	);
	const select = ( name, options ) =>
		`<tr><td><select name="attribute_${ name }" data-attribute_name="attribute_${ name }" data-show_option_none="yes"><option value="">-</option>${ options
			.map( ( text ) => `<option>${ text }</option>` )
			.join( '' ) }</select></td></tr>`;
	document.body.insertAdjacentHTML(
		'beforeend',
		`<div class="product" id="large"><form class="variations_form cart"><table class="variations">${
			select( 'size', sizes ) + select( 'colour', colours )
		}</table><a href="#" class="reset_variations">Clear</a><div class="single_variation_wrap"><div class="woocommerce-variation single_variation"></div><div class="woocommerce-variation-add-to-cart variations_button"><div class="quantity"><input class="qty" type="number" value="1"></div><button class="single_add_to_cart_button">Add</button><input class="variation_id" name="variation_id"></div></div></form></div>`
	);
	const form = document.querySelector( '#large form' );
	form.dataset.product_variations = JSON.stringify( variations );
	window.jQuery( form ).wc_variation_form();
};

/** Changes a choice, and returns the time until the next paint, ms. */
export const measureChoice = ( selector ) =>
	new Promise( ( resolve ) => {
		const [ first, ...others ] = document.querySelectorAll(
			`${ selector } .variations select`
		);
		for ( const select of others ) {
			select.selectedIndex = 1;
		}
		const start = performance.now();
		first.selectedIndex =
			first.selectedIndex === 1 ? first.options.length - 1 : 1;
		first.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		const handledMs = performance.now() - start;
		window.requestAnimationFrame( () =>
			setTimeout( () =>
				resolve( { handledMs, paintedMs: performance.now() - start } )
			)
		);
	} );
