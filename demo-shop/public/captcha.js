/*
 * A small captcha before an order, like an add-on's: an addition as a picture and in words. The answer buys a token
 * that is valid for one order.
 */
( ( { hooks, i18n } ) => {
	const { __ } = i18n;
	const NAMESPACE = 'demo-captcha';
	let count = 0;

	const make = ( name, attributes = {}, ...children ) => {
		const element = document.createElement( name );
		Object.assign( element, attributes );
		element.append( ...children );
		return element;
	};

	/* The server's response, or a problem as text. */
	const post = async ( path, body ) => {
		try {
			const reply = await fetch( path, {
				method: 'POST',
				headers: { 'Content-Type': 'application/json' },
				body: JSON.stringify( body ),
			} );
			const answer = await reply.json();
			return reply.ok ? answer : { problem: answer.message };
		} catch {
			return {
				problem: __(
					'The question could not be loaded. Please check your connection and try again.',
					'shopfront'
				),
			};
		}
	};

	const render = ( place, { onToken, onExpire } ) => {
		const id = `${ NAMESPACE }-${ ++count }`;
		const picture = make( 'img', {
			className: 'demo-captcha__picture',
			alt: '',
		} );
		const label = make( 'label', { htmlFor: id } );
		const input = make( 'input', {
			id,
			type: 'text',
			inputMode: 'numeric',
			autocomplete: 'off',
			maxLength: 3,
		} );
		const check = make(
			'button',
			{ type: 'button', className: 'demo-captcha__button' },
			__( 'Check', 'shopfront' )
		);
		const another = make(
			'button',
			{ type: 'button', className: 'demo-captcha__button' },
			__( 'Another question', 'shopfront' )
		);
		const message = make( 'p', {
			className: 'demo-captcha__message',
			role: 'status',
		} );
		place.replaceChildren(
			make(
				'div',
				{ className: 'demo-captcha' },
				picture,
				label,
				make(
					'div',
					{ className: 'demo-captcha__row' },
					input,
					check,
					another
				),
				message
			)
		);

		let challenge = null;
		let timer = 0;
		let isSolved = false;
		let isChecking = false;
		/* The newest request. Responses to older requests are stale. */
		let turn = 0;

		const setStatus = ( text ) => {
			message.textContent = text;
		};
		/* We don't disable focusable elements: they'd lose focus, and keyboard users would have to start over. */
		const setUsable = ( isUsable ) => {
			input.readOnly = ! isUsable;
			check.setAttribute( 'aria-disabled', String( ! isUsable ) );
		};
		const open = async ( reason = '' ) => {
			const currentTurn = ++turn;
			clearTimeout( timer );
			isSolved = false;
			const answer = await post( '/demo/captcha', {} );
			if ( currentTurn !== turn ) {
				return;
			}
			challenge = answer.problem ? null : answer;
			input.value = '';
			setUsable( Boolean( challenge ) );
			label.textContent =
				challenge?.question ??
				__( 'No question could be loaded.', 'shopfront' );
			picture.src = challenge
				? `data:image/svg+xml,${ encodeURIComponent( challenge.picture ) }`
				: '';
			setStatus( answer.problem ?? reason );
			if ( challenge ) {
				timer = setTimeout( expire, challenge.expiresIn * 1000 );
			}
		};
		const expire = () => {
			onExpire();
			open( __( 'Time is up. Here is another question.', 'shopfront' ) );
		};
		const solve = async () => {
			if (
				! challenge ||
				isSolved ||
				isChecking ||
				input.value.trim() === ''
			) {
				return;
			}
			const currentTurn = turn;
			isChecking = true;
			const answer = await post( '/demo/captcha/verify', {
				id: challenge.id,
				answer: input.value,
			} );
			isChecking = false;
			if ( currentTurn !== turn ) {
				return;
			}
			if ( answer.problem ) {
				await open( answer.problem );
				input.focus();
				return;
			}
			isSolved = true;
			setUsable( false );
			setStatus( __( 'Thank you, that is right.', 'shopfront' ) );
			onToken( answer.token );
		};

		check.addEventListener( 'click', solve );
		another.addEventListener( 'click', () => {
			onExpire();
			open();
		} );
		input.addEventListener( 'keydown', ( event ) => {
			if ( event.key === 'Enter' ) {
				/* Enter answers the question; it must not submit the order. */
				event.preventDefault();
				solve();
			}
		} );
		input.addEventListener( 'change', solve );
		open();

		return {
			/* The open question is still valid, and the shopper may be typing the answer. */
			reset: () => {
				if ( isSolved ) {
					open(
						__(
							'Your order has changed. Please answer once more.',
							'shopfront'
						)
					);
				}
			},
			remove: () => {
				turn++;
				clearTimeout( timer );
			},
		};
	};

	hooks.addFilter(
		'shopfront_captcha_providers',
		'demo/captcha',
		( providers ) => [
			...providers,
			{ namespace: NAMESPACE, isLoaded: () => true, render },
		]
	);
} )( window.wp );
