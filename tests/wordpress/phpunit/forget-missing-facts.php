<?php
/** In this process and for later pages. */
function forget_missing_facts() {
	update_option( Shopfront\Platform\Failures::OPTION, array() );
	( function () {
		$this->missing = array();
	} )->call( shopfront()->facts );
}
