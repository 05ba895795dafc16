/** Stand-in for a platform script: records its handle, so that tests can see that the page loaded it. */
window.platformScripts = ( window.platformScripts || [] ).concat(
	document.currentScript.id.replace( /-js$/, '' )
);
