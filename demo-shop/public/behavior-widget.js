/* Stands for the widget of another site on /behaviors/. */
document.querySelector( '#behavior-widget a' ).textContent =
	'The widget of this sample is here.';
