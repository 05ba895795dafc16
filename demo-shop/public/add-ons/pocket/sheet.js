/* Runs in the sheet's iframe. Addresses and the token come from the provider, rates from the shop. */
( () => {
	const ORIGIN = window.location.origin;
	const ADDRESSES = [
		{
			first_name: 'Penny',
			last_name: 'Pocket',
			company: '',
			address_1: '3 Lining Street',
			address_2: '',
			city: 'San Francisco',
			state: 'CA',
			postcode: '94105',
			country: 'US',
			phone: '4155550111',
		},
		{
			first_name: 'Penny',
			last_name: 'Pocket',
			company: '',
			address_1: '8 Seam Road',
			address_2: '',
			city: 'Austin',
			state: 'TX',
			postcode: '73301',
			country: 'US',
			phone: '5125550111',
		},
	];
	let address = ADDRESSES[ 0 ];

	const make = ( name, attributes = {}, ...children ) => {
		const element = document.createElement( name );
		Object.assign( element, attributes );
		element.append( ...children );
		return element;
	};
	const post = ( message ) => window.parent.postMessage( message, ORIGIN );

	const total = make( 'p', { role: 'status' }, 'Loading your total…' );
	const rates = make( 'fieldset', {}, make( 'legend', {}, 'Shipping' ) );
	const problem = make( 'p', { role: 'alert' } );
	const pay = make( 'button', { type: 'button', disabled: true }, 'Pay now' );
	const cancel = make( 'button', { type: 'button' }, 'Cancel' );

	/* The total may change until the shop responds. */
	const wait = () => {
		pay.disabled = true;
		total.textContent = 'Updating your total…';
	};
	const choice = ( group, label, checked, onChange ) =>
		make(
			'label',
			{},
			make( 'input', {
				type: 'radio',
				name: group,
				checked,
				onchange: onChange,
			} ),
			` ${ label }`
		);
	const addresses = make(
		'fieldset',
		{},
		make( 'legend', {}, 'Ship to' ),
		...ADDRESSES.map( ( one ) =>
			choice(
				'address',
				`${ one.address_1 }, ${ one.city } ${ one.postcode }`,
				one === address,
				() => {
					address = one;
					wait();
					post( { type: 'address', address } );
				}
			)
		)
	);

	window.addEventListener( 'message', ( { origin, source, data } ) => {
		if ( origin !== ORIGIN || source !== window.parent ) {
			return;
		}
		if ( data.type === 'cart' ) {
			total.textContent = `Total: ${ data.total }`;
			pay.disabled = false;
			rates.hidden = data.rates.length === 0;
			rates.replaceChildren(
				make( 'legend', {}, 'Shipping' ),
				...data.rates.map( ( { id, name, selected } ) =>
					choice( 'rate', name, selected, () => {
						wait();
						post( { type: 'rate', id } );
					} )
				)
			);
		}
	} );
	pay.addEventListener( 'click', async () => {
		pay.disabled = true;
		problem.textContent = '';
		try {
			const reply = await fetch( '/demo/tokens', {
				method: 'POST',
				headers: { 'Content-Type': 'application/json' },
				body: JSON.stringify( { purpose: 'pocket' } ),
			} );
			const { token } = await reply.json();
			post( { type: 'approved', token, address } );
		} catch {
			problem.textContent = 'Demo Pocket did not answer. Try again.';
			pay.disabled = false;
		}
	} );
	cancel.addEventListener( 'click', () => post( { type: 'cancel' } ) );
	document.addEventListener( 'keydown', ( { key } ) => {
		if ( key === 'Escape' ) {
			post( { type: 'cancel' } );
		}
	} );

	document.body.append(
		make( 'h1', {}, 'Demo Pocket' ),
		total,
		addresses,
		rates,
		problem,
		make( 'div', { className: 'actions' }, pay, cancel )
	);
	wait();
	post( { type: 'address', address } );
} )();
