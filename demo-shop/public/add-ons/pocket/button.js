const button = document.createElement( 'button' );
button.type = 'button';
button.textContent = 'Pay with Demo Pocket';
button.addEventListener( 'click', () =>
	window.parent.postMessage( { type: 'click' }, window.location.origin )
);
document.body.append( button );
