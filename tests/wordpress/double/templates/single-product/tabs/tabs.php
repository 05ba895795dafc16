<?php // The class by which scripts find the tabs: woocommerce-tabs.
