/* Stands in for another site's widget on /behaviors/. */
document.querySelector( '#behavior-widget a' ).textContent =
	'The widget of this sample is here.';
